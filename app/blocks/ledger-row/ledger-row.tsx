import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { compact, compactAmount, percent, price, signed } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '../../ui/change.tsx';
import { Chip } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { isBuilt, pathOf } from '../../page-path.ts';
import type { BoardRow } from '../market-board/board-row.ts';
import { directionOf } from '../market-board/direction.ts';
import styles from './ledger-row.module.css';

/** What stands under the price: shares or money. */
export type Measure = 'volume' | 'value';

/** The heads of the ledger's columns; read out once as the list's description, not before every row. */
export function LedgerHead({ measure }: { measure: Measure }) {
  const t = useText();
  return (
    <p className={styles.head} aria-hidden="true">
      <span>{t('market.security')}</span>
      <span>{t('market.today')}</span>
      <span className="figures">{t(`market.ledger.${measure}`)}</span>
      <span className="figures" data-term="change-percent">
        {t('market.change')}
      </span>
    </p>
  );
}

interface LedgerRowProps {
  row: BoardRow;
  measure: Measure;
  /** The same words with something marked in them. */
  marked?: { symbol: ReactNode; name: ReactNode };
}

/** One design for a security everywhere: ticker and name, the day, last over volume, percentage over absolute change. */
export function LedgerRow({ row, measure, marked }: LedgerRowProps) {
  const t = useText();
  const locale = useLocale();
  const direction = directionOf(row.change);
  return (
    <SecurityLink symbol={row.symbol} className={styles.row}>
      <span className={classNames(styles.name, !row.line && styles.long)}>
        <span className={styles.ticker}>
          <Figure className={styles.symbol}>{marked?.symbol ?? row.symbol}</Figure>
          {row.suspended && <Chip tone="solid">{t('market.suspended')}</Chip>}
        </span>
        <bdi className={styles.issuer}>{marked?.name ?? row.name}</bdi>
      </span>
      {row.line && <Sparkline shape={row.line} direction={direction} className={styles.line} />}
      <span className={classNames(styles.price, 'figures live')}>
        <Figure className={styles.figure}>{price(row.last)}</Figure>
        <bdi className={styles.second}>{measured(row, measure, locale)}</bdi>
      </span>
      <span className={classNames(styles.change, 'figures live')}>
        <Change direction={direction} text={percent(row.changePercent, { zero: true })} className={styles.figure} />
        <Figure className={styles.second}>{signed(row.change, { zero: true })}</Figure>
      </span>
    </SecurityLink>
  );
}

function measured({ volume, value }: BoardRow, measure: Measure, locale: Locale): string {
  return measure === 'volume' ? compact(volume, locale) : compactAmount(value, locale);
}

interface SecurityLinkProps {
  symbol: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the security's page where that is built. */
export function SecurityLink({ symbol, className, children }: SecurityLinkProps) {
  if (!isBuilt('the-exchange-company')) return <span className={className}>{children}</span>;
  return (
    <Link to={pathOf('the-exchange-company', { SecuritySymbol: symbol })} className={className}>
      {children}
    </Link>
  );
}
