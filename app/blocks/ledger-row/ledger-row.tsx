import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { compact, compactAmount, percent, price, signed } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '../../ui/change.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/figure.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { isBuilt, pathOf } from '../../site-map.ts';
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
      <span className="figures">{t('market.change')}</span>
    </p>
  );
}

/** One design for a security everywhere: ticker and name, the day, last over volume, percentage over absolute change. */
export function LedgerRow({ row, measure }: { row: BoardRow; measure: Measure }) {
  const locale = useLocale();
  const direction = directionOf(row.change);
  return (
    <SecurityLink symbol={row.symbol} className={styles.row}>
      <span className={styles.name}>
        <Figure className={styles.symbol}>{row.symbol}</Figure>
        <bdi className={styles.issuer}>{row.name}</bdi>
      </span>
      <Sparkline shape={row.line} direction={direction} className={styles.line} />
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
