import { changeText } from '#app/live/field-text.ts';
import { LiveText } from '#app/live/live-text.tsx';
import { quoteWorkings, type Workings } from '#app/live/quote-working.ts';
import { pick } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { percent } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { segmentOf } from '#domain/security.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Chip } from '#app/ui/chip.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { slot, SlottedText } from '#app/ui/slotted-text.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import type { CompanyHeadData } from './company-head-data.ts';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import { PriceRuler } from './ruler.tsx';
import styles from './company-head.module.css';
import { limitsWorking } from './workings.ts';

interface CompanyHeadProps {
  head: CompanyHeadData;
  /** Level of the name's heading; the page's own h1 by default. */
  heading?: 'h1' | 'h3';
}

/** Name of the security, its price, and where that is between the day's limits. */
export function CompanyHead({ head, heading: Heading = 'h1' }: CompanyHeadProps) {
  const t = useText();
  const locale = useLocale();
  const { security, limits } = head;
  const isPart = Heading !== 'h1';
  const quote = head.expiry?.state === 'expired' ? null : head.quote;
  return (
    <div className={classNames(styles.head, isPart && styles.compact)}>
      <div>
        <Heading className={classNames(styles.name, !isPart && 'light display')}>
          {isolatedIn(locale, pick(security.name, locale))}
        </Heading>
        <ul className={styles.facts}>
          <li>
            <Figure className={styles.symbol}>{security.symbol}</Figure>
          </li>
          {security.isin && (
            <li>
              <Figure>ISIN {security.isin}</Figure>
            </li>
          )}
          {security.board && <li>{segmentName(segmentOf(security.board, security.kind), t, locale)}</li>}
          {security.sector && <li>{pick(security.sector, locale)}</li>}
        </ul>
      </div>
      {quote && <live-follow topics={`symbol:${security.symbol}`} hidden />}
      {quote && <PriceNow quote={quote} unit={head.units.price} untraded={head.untraded} />}
      {quote && limits && (
        <TermScope className={styles.ruler} symbol={security.symbol} workings={rulerWorkings(head, quote)}>
          <PriceRuler quote={quote} limits={limits} />
          <TermLine />
        </TermScope>
      )}
    </div>
  );
}

function rulerWorkings(head: CompanyHeadData, quote: Quote): Workings {
  return { ...quoteWorkings(quote), 'price-limits': limitsWorking(head) };
}

/** The price, its change and its time: each follows the market by itself (app/elements). */
function PriceNow({ quote, unit, untraded }: { quote: Quote; unit: string; untraded: string }) {
  const t = useText();
  const { symbol, change, changePercent, suspended, lastAt } = quote;
  return (
    <div className={styles.price}>
      <p className={`${styles.last} light`}>
        <LiveText symbol={symbol} field="last" format="last-or-close" initial={quote} /> <span>{unit}</span>
      </p>
      <quote-state symbol={symbol} className={styles.movement}>
        <span data-when="moved" hidden={change === null}>
          <live-change symbol={symbol} field="both">
            <Change
              direction={directionOf(change)}
              text={`${changeText(quote)} (${percent(changePercent, { zero: true })})`}
            />
          </live-change>
        </span>
        <p className={styles.asOf}>
          <span data-when="suspended" hidden={!suspended}>
            <Chip tone="solid">{t('market.suspended')}</Chip>
          </span>{' '}
          <span data-when="untraded" hidden={lastAt !== null}>
            {untraded}
          </span>
          <span data-when="traded" hidden={lastAt === null}>
            <SlottedText
              text={t('company.lastTradeAt', { time: slot('time') })}
              slots={{ time: <LiveText symbol={symbol} field="lastAt" format="last-moment" initial={quote} /> }}
            />
          </span>
        </p>
      </quote-state>
    </div>
  );
}
