import { isolatedIn } from '#domain/isolation.ts';
import { useLocale } from '#messages/text.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { SecurityLink } from '#app/blocks/ledger-row/ledger-row.tsx';
import styles from './security-table.module.css';

interface SecurityNameProps {
  symbol: string;
  name: string | null;
  /** False for a security without a page. */
  isListed?: boolean;
}

/** Ticker and name at the head of a row, linked to the company while it is listed. */
export function SecurityName({ symbol, name, isListed = true }: SecurityNameProps) {
  const locale = useLocale();
  const lines = (
    <>
      <Figure className={styles.symbol}>{symbol}</Figure>
      <bdi className={styles.issuer}>{name && isolatedIn(locale, name)}</bdi>
    </>
  );
  if (!isListed) return <span className={styles.name}>{lines}</span>;
  return (
    <SecurityLink symbol={symbol} className={styles.name}>
      {lines}
    </SecurityLink>
  );
}
