import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { tradeValue } from '#domain/trade-value.ts';
import type { DirectDeal, Quote } from '#domain/quote.ts';
import { divideRounded } from '#domain/thousandths.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useClock, useQuoteField } from '#app/live/hooks.ts';
import { LiveText } from '#app/live/live-text.tsx';
import type { QuoteField } from '#app/live/field-text.ts';
import { quoteWorkings } from '#app/live/quote-working.ts';
import { useRootData } from '#app/root-data.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { CompanyHeadData } from '#app/blocks/company/company-head-data.ts';
import { OffBook } from '#app/blocks/company/off-book.tsx';
import { limitsWorking } from '#app/blocks/company/workings.ts';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';

const THOUSANDTHS = 1_000;

type Row = readonly [field: QuoteField, label: string, term?: GlossaryId];

/** The label of auction figures; securities that trade without auctions have none. */
const AUCTION = 'records.day.auction';

/** The figures of a day in their groups; some are live. */
const GROUPS: readonly { title: string; rows: readonly Row[] }[] = [
  {
    title: 'records.day.prices',
    rows: [
      ['last', 'market.last', 'last-price'],
      ['change', 'market.change', 'change'],
      ['changePercent', 'market.changePercent', 'change-percent'],
      ['previousClose', 'market.previousClose', 'previous-close'],
      ['close', 'market.close', 'closing-price'],
    ],
  },
  {
    title: 'records.day.range',
    rows: [
      ['open', 'market.open', 'open'],
      ['high', 'market.high', 'high'],
      ['low', 'market.low', 'low'],
      ['vwap', 'market.vwap', 'vwap'],
      ['reference', 'market.reference', 'price-limits'],
    ],
  },
  {
    title: 'records.day.activity',
    rows: [
      ['volume', 'market.volume', 'volume'],
      ['value', 'records.value', 'value'],
      ['trades', 'market.trades', 'number-of-trades'],
      ['lastVolume', 'records.day.lastVolume'],
      ['lastAt', 'market.lastTraded', 'last-traded'],
    ],
  },
  {
    title: 'records.day.book',
    rows: [
      ['bid', 'market.bid', 'bid'],
      ['bidVolume', 'market.bidVolume', 'bid-volume'],
      ['offer', 'market.offer', 'offer'],
      ['offerVolume', 'market.offerVolume', 'offer-volume'],
    ],
  },
  {
    title: AUCTION,
    rows: [
      ['indicativePrice', 'records.day.indicativePrice'],
      ['indicativeVolume', 'records.day.indicativeVolume'],
    ],
  },
];

interface DayViewProps {
  head: CompanyHeadData;
  deals: DirectDeal[];
  /** Why there are no deals. */
  unread: boolean | 'not-offered';
}

/**
 * The whole day of a security: prices, activity, the best orders, the indicative result of a running auction, deals off
 * the book.
 */
export function DayView({ head, deals, unread }: DayViewProps) {
  const t = useText();
  const { quote } = head;
  const { symbol } = head.security;
  const workings = { ...(quote && quoteWorkings(quote)), 'price-limits': limitsWorking(head) };
  return (
    <>
      <section aria-labelledby="day-title">
        <TermScope symbol={symbol} workings={workings}>
          <SectionHead
            id="day-title"
            title={t('records.day')}
            lead={quote && <DayAndPhase quote={quote} units={head.units.sentence} hasPhases={!head.continuous} />}
          />
          {quote ? (
            <Figures quote={quote} head={head} />
          ) : (
            <Notice title={t(head.hasEnded ? 'records.day.ended' : 'records.day.untraded')} />
          )}
          <TermLine />
        </TermScope>
      </section>
      {!head.hasEnded && <Deals deals={deals} unread={unread} head={head} />}
    </>
  );
}

/** The day of the figures, and the phase of the market for what has phases. */
function DayAndPhase({ quote, units, hasPhases }: { quote: Quote; units: string; hasPhases: boolean }) {
  const t = useText();
  const locale = useLocale();
  const lastAt = useQuoteField(quote.symbol, 'lastAt', quote.lastAt);
  const root = useRootData();
  const phase = useClock(root!.clock).phase;
  const date = formatDate(lastAt, locale);
  return (
    <>
      {lastAt === null ? t('company.untraded') : t('records.day.lead', { date, units })}{' '}
      {hasPhases && t('records.day.phase', { phase: t(`market.phase.${phase}`) })}
    </>
  );
}

function Figures({ quote, head: { units, days, continuous } }: { quote: Quote; head: CompanyHeadData }) {
  const t = useText();
  const groups = continuous ? GROUPS.filter(({ title }) => title !== AUCTION) : GROUPS;
  return (
    <Facts>
      {groups.map(({ title, rows }) => (
        <FactGroup key={title} title={t(title)}>
          {rows.map(([field, label, term]) => (
            <Fact
              key={field}
              label={t(label, { currency: units.money })}
              asOf={field === 'previousClose' && quote.previousClose !== null ? days.previousClose : null}
              {...(term && { term })}
            >
              <LiveText symbol={quote.symbol} field={field} initial={quote} />
            </Fact>
          ))}
        </FactGroup>
      ))}
    </Facts>
  );
}

/** Deals agreed outside the book, separate from the figures above. */
function Deals({ deals, unread, head: { prices, units } }: DayViewProps) {
  const t = useText();
  const sum = (of: (deal: DirectDeal) => number) => deals.reduce((all, deal) => all + of(deal), 0);
  const values = deals.map((deal) => tradeValue(deal, prices.worth));
  const value = values.includes(null) ? null : values.reduce<number>((all, each) => all + (each ?? 0), 0);
  return (
    <section aria-labelledby="deals-title">
      <SectionHead id="deals-title" title={t('records.deals')} />
      {deals.length === 0 ? (
        <Nothing unread={unread} isChosen={false}>
          {t('records.noDeals')}
        </Nothing>
      ) : (
        <TermScope>
          <Facts>
            <FactGroup title={t('company.inSession')}>
              <Fact label={t('records.dealCount')}>
                <Figure>{integer(deals.length)}</Figure>
              </Fact>
              <Fact label={t('market.volume')}>
                <Figure>{integer(sum(({ quantity }) => quantity))}</Figure>
              </Fact>
              <Fact label={t('records.value', { currency: units.money })}>
                <Figure>{integer(value && divideRounded(value, THOUSANDTHS))}</Figure>
              </Fact>
            </FactGroup>
          </Facts>
          <OffBook deals={deals} unit={units.price} />
          <TermLine />
        </TermScope>
      )}
    </section>
  );
}
