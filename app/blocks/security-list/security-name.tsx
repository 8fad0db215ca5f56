import { isolatedIn } from '#domain/isolation.ts';
import { useLocale } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import styles from './security-table.module.css';

/** Ticker and name at the head of a row, linked to the company. */
export function SecurityName({ symbol, name }: { symbol: string; name: string | null }) {
  const locale = useLocale();
  return (
    <SecurityLink symbol={symbol} className={styles.name}>
      <Figure className={styles.symbol}>{symbol}</Figure>
      <bdi className={styles.issuer}>{name && isolatedIn(locale, name)}</bdi>
    </SecurityLink>
  );
}
