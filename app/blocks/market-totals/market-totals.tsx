import type { Turnover } from '#domain/movers.ts';
import { integer, twoDecimals } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './market-totals.module.css';

/** What the whole market has turned over today. */
export function MarketTotals({ totals }: { totals: Turnover }) {
  const t = useText();
  return (
    <dl className={styles.totals}>
      <Total term={t('market.totals.value')} figure={twoDecimals(millions(totals.value))} />
      <Total term={t('market.totals.volume')} figure={twoDecimals(millions(totals.volume * THOUSANDTHS))} />
      <Total term={t('market.trades')} figure={integer(totals.trades)} />
    </dl>
  );
}

const THOUSANDTHS = 1_000;
const MILLION = 1_000_000;

/** Thousandths of a unit as thousandths of a million units. */
function millions(value: number): number {
  return Math.round(value / MILLION);
}

function Total({ term, figure }: { term: string; figure: string }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={`${styles.figure} light display live`}>
        <Figure>{figure}</Figure>
      </dd>
    </div>
  );
}
