import { quoteWorkings, type Workings } from '#app/live/quote-working.ts';
import { LiveText } from '#app/live/live-text.tsx';
import { formatDate } from '#domain/date.ts';
import { integer, price, threeDecimals } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { hasPriceLimits } from '#domain/price-terms.ts';
import { nextTradeDay, sessionDay } from '#domain/session.ts';
import { BREADTH_KINDS, type CompanyProfile } from '#domain/security.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import type { ReactNode } from 'react';
import { Figure } from '#app/ui/figure.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { Fact, FactGroup, Facts } from '#app/blocks/facts/facts.tsx';
import { TermGroup, TermScope } from '#app/blocks/glossary/term-scope.tsx';
import type { CompanyHeadData } from './company-head-data.ts';
import styles from './key-figures.module.css';
import { limitsWorking, settlementWorking } from './workings.ts';

/** Key figures of a security: of the day, of its activity, of its size, and its terms of trading. */
export function KeyFigures({ head, profile }: { head: CompanyHeadData; profile: CompanyProfile | null }) {
  const t = useText();
  const { quote } = head;
  return (
    <TermScope className={styles.figures} symbol={head.security.symbol} workings={useWorkings(head, profile)}>
      <Facts>
        {quote && (
          <Group name="today" title={t('company.inSession')}>
            <Live quote={quote} term="open" label={t('market.open')} field="open" />
            <Live quote={quote} term="high" label={t('market.high')} field="high" />
            <Live quote={quote} term="low" label={t('market.low')} field="low" />
            <Live
              quote={quote}
              term="previous-close"
              label={t('market.previousClose')}
              field="previousClose"
              asOf={quote.previousClose === null ? null : head.days.previousClose}
            />
            <Live quote={quote} term="vwap" label={t('market.vwap')} field="vwap" />
          </Group>
        )}
        {quote && (
          <Group name="activity" title={t('company.activity')}>
            <Live quote={quote} term="volume" label={t('market.volume')} field="volume" />
            <Live
              quote={quote}
              term="value"
              label={t('company.turnover', { currency: head.units.money })}
              field="value"
            />
            <Live quote={quote} term="number-of-trades" label={t('market.trades')} field="trades" />
            <Live quote={quote} term="high-52" label={t('market.high52')} field="high52" />
            <Live quote={quote} term="low-52" label={t('market.low52')} field="low52" />
          </Group>
        )}
        {BREADTH_KINDS.includes(head.security.kind) && <Size head={head} profile={profile} />}
        <Terms head={head} profile={profile} />
      </Facts>
      <TermLine className={styles.wideLine} />
    </TermScope>
  );
}

/** Hint that the labels can be touched for an explanation. */
export function TouchHint() {
  return (
    <p className={styles.hint} data-needs-script="" data-screen-only>
      {useText()('company.touchLabel')}
    </p>
  );
}

/** How these figures were computed when the page was rendered. */
function useWorkings(head: CompanyHeadData, profile: CompanyProfile | null): Workings {
  const t = useText();
  const locale = useLocale();
  return {
    ...(head.quote && quoteWorkings(head.quote)),
    'price-limits': limitsWorking(head),
    settlement: head.settlesOn && settlementWorking(nextTradeDay(head.now), head.settlesOn, t, locale),
    'market-cap': marketCapWorking(head.quote, profile),
  };
}

/** The factors of the market value: the newest price and the shares issued; null where one is not known. */
function marketValueOf(quote: Quote | null, profile: CompanyProfile | null) {
  const each = quote?.last ?? quote?.previousClose ?? null;
  const shares = profile?.issuedShares ?? null;
  return each === null || shares === null ? null : { each, shares };
}

function marketCapWorking(quote: Quote | null, profile: CompanyProfile | null): string | null {
  const made = marketValueOf(quote, profile);
  if (!made) return null;
  const { each, shares } = made;
  return `${price(each)} × ${integer(shares)} = ${integer(Math.round((each * shares) / THOUSANDTHS))}`;
}

const THOUSANDTHS = 1_000;

/** Figures that only securities with a number of shares or units have. */
function Size({ head: { quote, units, days }, profile }: { head: CompanyHeadData; profile: CompanyProfile | null }) {
  const t = useText();
  const currency = units.money;
  const made = marketValueOf(quote, profile);
  const value = made ? made.each * made.shares : (profile?.marketCap ?? null);
  return (
    <Group name="size" title={t('company.size')}>
      <Fact term="market-cap" label={t('company.marketCapM', { currency })}>
        <Figure>{millions(value)}</Figure>
      </Fact>
      <Fact term="issued-shares" label={t('company.issuedShares')} asOf={days.profile}>
        <Figure>{integer(profile?.issuedShares ?? null)}</Figure>
      </Fact>
      <Fact term="par-value" label={t('company.parValue', { currency })} asOf={days.profile}>
        <Figure>{price(profile?.parValue ?? null)}</Figure>
      </Fact>
    </Group>
  );
}

function Terms({ head, profile }: { head: CompanyHeadData; profile: CompanyProfile | null }) {
  const t = useText();
  const locale = useLocale();
  const { security, units, tick, limits, settlesOn } = head;
  const listedOn = security.listedOn ?? profile?.listedOn ?? null;
  // A security that is no longer traded has no price rule.
  const rule = head.hasEnded ? null : head.prices.rule;
  return (
    <Group name="terms" title={t('company.terms')}>
      <Fact label={t('company.currency')}>{units.money}</Fact>
      {rule && (
        <>
          <Fact term="tick-size" label={t('company.tick', { unit: units.price })}>
            <Figure>{tick === null ? '--' : threeDecimals(tick)}</Figure>
          </Fact>
          <Fact term="price-limits" label={t('company.limits')}>
            {hasPriceLimits(security, sessionDay(head.now)) ? (
              <Figure>{limits ? `${price(limits.lower)} – ${price(limits.upper)}` : '--'}</Figure>
            ) : (
              t('company.limits.firstDay')
            )}
          </Fact>
        </>
      )}
      {settlesOn && (
        <Fact term="settlement" label={t('company.settles')}>
          {formatDate(settlesOn, locale)}
        </Fact>
      )}
      {(listedOn !== null || BREADTH_KINDS.includes(security.kind)) && (
        <Fact label={t('company.listed')}>{formatDate(listedOn, locale)}</Fact>
      )}
    </Group>
  );
}

const MILLION_THOUSANDTHS = 1_000_000_000;

function millions(value: number | null): string {
  return value === null ? '--' : integer(Math.round(value / MILLION_THOUSANDTHS));
}

function Group({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <TermGroup name={name} lineClass={styles.narrowLine}>
      <FactGroup title={title}>{children}</FactGroup>
    </TermGroup>
  );
}

type LiveField =
  'open' | 'high' | 'low' | 'previousClose' | 'vwap' | 'volume' | 'value' | 'trades' | 'high52' | 'low52';

interface LiveProps {
  quote: Quote;
  field: LiveField;
  label: string;
  term: GlossaryId;
  asOf?: PlainDate | null;
}

function Live({ quote, field, label, term, asOf }: LiveProps) {
  return (
    <Fact term={term} label={label} asOf={asOf}>
      <LiveText symbol={quote.symbol} field={field} initial={quote} />
    </Fact>
  );
}
