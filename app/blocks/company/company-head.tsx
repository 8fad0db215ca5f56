import { LiveText } from '../../live/live-text.tsx';
import { useQuote } from '../../live/hooks.ts';
import { pick } from '#domain/bilingual.ts';
import { dubaiClock, dubaiDate } from '#domain/date.ts';
import { percent, signed } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change, type Direction } from '../../ui/change.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Figure } from '../../ui/figure.tsx';
import type { CompanyHeadData } from './company-head-data.ts';
import { TermLine } from '../glossary/term-line.tsx';
import { TermScope } from '../glossary/term-scope.tsx';
import { PriceRuler } from './ruler.tsx';
import styles from './company-head.module.css';
import { inFigures, limitsWorking, quoteWorking } from './workings.tsx';

interface CompanyHeadProps {
  head: CompanyHeadData;
  /** The name is the page's own heading where nothing is said. */
  heading?: 'h1' | 'h3';
}

/** Who it is, what it trades at, and where that stands between the day's limits. */
export function CompanyHead({ head, heading: Heading = 'h1' }: CompanyHeadProps) {
  const t = useText();
  const locale = useLocale();
  const { security, limits } = head;
  const told = useQuote(security.symbol) ?? head.quote;
  const quote = head.expiry?.state === 'expired' ? null : told;
  return (
    <div className={styles.head}>
      <div>
        <Heading className={`${styles.name} light display`}>{pick(security.name, locale)}</Heading>
        <ul className={styles.facts}>
          <li>
            <Figure className={styles.symbol}>{security.symbol}</Figure>
          </li>
          {security.isin && (
            <li>
              <Figure>ISIN {security.isin}</Figure>
            </li>
          )}
          {security.board && <li>{t(`market.board.${security.board}`)}</li>}
          {security.sector && <li>{pick(security.sector, locale)}</li>}
        </ul>
      </div>
      {quote && <PriceNow quote={quote} currency={security.currency} />}
      {quote && limits && (
        <TermScope className={styles.ruler} working={rulerWorking(head, quote)}>
          <PriceRuler quote={quote} limits={limits} />
          <TermLine />
        </TermScope>
      )}
    </div>
  );
}

function rulerWorking(head: CompanyHeadData, quote: Quote) {
  return (id: GlossaryId) =>
    inFigures(id === 'price-limits' ? limitsWorking(head, dubaiDate(head.now)) : quoteWorking(id, quote));
}

function PriceNow({ quote, currency }: { quote: Quote; currency: string }) {
  const t = useText();
  return (
    <div className={styles.price}>
      <p className={`${styles.last} light`}>
        {quote.last === null ? (
          <LiveText symbol={quote.symbol} field="previousClose" initial={quote} />
        ) : (
          <LiveText symbol={quote.symbol} field="last" initial={quote} />
        )}{' '}
        <span>{currency === 'AED' ? t('company.aed') : currency}</span>
      </p>
      <div className={styles.movement}>
        {quote.change !== null && (
          <Change
            direction={directionOf(quote)}
            text={`${signed(quote.change, { zero: true })} (${percent(quote.changePercent, { zero: true })})`}
          />
        )}
        <p className={styles.asOf}>
          {quote.suspended && <Chip tone="solid">{t('market.suspended')}</Chip>}{' '}
          {quote.lastAt === null
            ? t('company.untradedToday')
            : t('company.lastTradeAt', { time: dubaiClock(quote.lastAt, { seconds: true }) })}
        </p>
      </div>
    </div>
  );
}

function directionOf({ change }: Quote): Direction {
  if (!change) return 'flat';
  return change > 0 ? 'up' : 'down';
}
