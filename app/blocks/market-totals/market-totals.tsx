import type { Turnover } from '#domain/movers.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { TermLine } from '#app/blocks/glossary/term-line.tsx';
import { TermScope } from '#app/blocks/glossary/term-scope.tsx';
import { Term } from '#app/blocks/glossary/term.tsx';
import styles from './market-totals.module.css';

/** Today's turnover of the whole market, and its market value where the shares in issue are known. */
export function MarketTotals({ totals, marketValue }: { totals: Turnover; marketValue: Thousandths | null }) {
  const t = useText();
  return (
    <TermScope>
      <dl className={styles.totals}>
        <Total id="value" term={t('market.totals.value')} figure={inUnits(totals.value, MILLION)} />
        <Total
          id="volume"
          term={t('market.totals.volume')}
          figure={inUnits(totals.volume && totals.volume * THOUSANDTHS, MILLION)}
        />
        <Total id="number-of-trades" term={t('market.trades')} figure={integer(totals.trades)} />
        {marketValue !== null && (
          <Total id="market-cap" term={t('market.totals.marketValue')} figure={inUnits(marketValue, BILLION)} />
        )}
      </dl>
      <TermLine />
    </TermScope>
  );
}

const THOUSANDTHS = 1_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/** A value in units of `unit` with two decimals, rounded once. */
function inUnits(value: Thousandths | null, unit: number): string {
  return twoDecimals(value === null ? null : divideRounded(value, unit * 10) * 10);
}

function Total({ id, term, figure }: { id: GlossaryId; term: string; figure: string }) {
  return (
    <div>
      <dt className={styles.term}>
        <Term id={id}>{term}</Term>
      </dt>
      <dd className={`${styles.figure} light display live`}>
        <Figure>{figure}</Figure>
      </dd>
    </div>
  );
}
