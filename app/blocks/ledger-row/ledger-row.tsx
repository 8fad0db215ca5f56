import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { changeText } from '#app/live/field-text.ts';
import { compact, compactAmount, percent, price } from '#domain/number.ts';
import { isolatedIn } from '#domain/isolation.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { Change } from '#app/ui/change.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Figure } from '#app/ui/figure.tsx';
import { Sparkline } from '#app/ui/sparkline.tsx';
import { pathOf } from '#app/page-path.ts';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import styles from './ledger-row.module.css';

/** The figure under the price: shares or money. */
export type Measure = 'volume' | 'value';

/** The headings of the ledger's columns; read out once as the list's description, not before every row. */
export function LedgerHead({ measure, indicative = false }: { measure: Measure; indicative?: boolean }) {
  const t = useText();
  return (
    <p className={styles.head} aria-hidden="true">
      <span>{t('market.security')}</span>
      <span>{t('market.inSession')}</span>
      <span className="figures">{t(`market.ledger.${indicative ? 'indicative' : measure}`)}</span>
      <span className="figures" data-term="change-percent">
        {t('market.change')}
      </span>
    </p>
  );
}

interface LedgerRowProps {
  row: QuotedRow;
  measure: Measure;
  /** Short unit of the row's figures, where rows differ. */
  unit?: string | null;
  /** The same texts with a part of them marked. */
  marked?: { symbol: ReactNode; name: ReactNode };
  /**
   * True when the row's figures update themselves (app/elements); otherwise the component that shows the row renders it
   * again.
   */
  live?: boolean;
}

/**
 * The one design for a security everywhere: ticker and name, the day, last over volume, percentage over absolute
 * change.
 */
export function LedgerRow({ row, measure, unit, marked, live = false }: LedgerRowProps) {
  const t = useText();
  const locale = useLocale();
  const direction = directionOf(row.change);
  return (
    <SecurityLink symbol={row.symbol} className={styles.row}>
      <span className={classNames(styles.name, !row.line && styles.long)}>
        <span className={styles.ticker}>
          <Figure className={styles.symbol}>{marked?.symbol ?? row.symbol}</Figure>
          {unit && <bdi className={styles.second}>{unit}</bdi>}
          {row.suspended && <Chip tone="solid">{t('market.suspended')}</Chip>}
        </span>
        <bdi className={styles.issuer}>{marked?.name ?? (row.name && isolatedIn(locale, row.name))}</bdi>
      </span>
      {row.line && (
        <Directed row={live ? row : null} field="none">
          <Sparkline shape={row.line} direction={direction} className={styles.line} />
        </Directed>
      )}
      <span className={classNames(styles.price, 'figures live')}>
        <LiveFigure row={live ? row : null} field="last" className={styles.figure}>
          {price(row.last)}
        </LiveFigure>
        <LiveFigure row={live ? row : null} field={measure} format={`compact-${measure}`} className={styles.second}>
          {measured(row, measure, locale)}
        </LiveFigure>
      </span>
      <span className={classNames(styles.change, 'figures live')}>
        <Directed row={live ? row : null} field="changePercent">
          <Change direction={direction} text={percent(row.changePercent, { zero: true })} className={styles.figure} />
        </Directed>
        <LiveFigure row={live ? row : null} field="change" className={styles.second}>
          {changeText(row)}
        </LiveFigure>
      </span>
    </SecurityLink>
  );
}

interface LiveProps {
  /** The row that the figure belongs to; null where the figure is rendered again instead. */
  row: QuotedRow | null;
  children: ReactNode;
}

function LiveFigure({
  row,
  field,
  format,
  className,
  children,
}: LiveProps & { field: string; format?: string; className: string | undefined }) {
  if (!row) return <Figure className={className}>{children}</Figure>;
  return (
    <live-figure
      // Text may end in an Arabic word, and then reads from the right.
      dir={format ? 'auto' : 'ltr'}
      symbol={row.symbol}
      field={field}
      format={format}
      className={className}
      data-live={field}
      suppressHydrationWarning
    >
      {children}
    </live-figure>
  );
}

function Directed({ row, field, children }: LiveProps & { field: string }) {
  if (!row) return children;
  return (
    <live-change symbol={row.symbol} field={field} className={styles.directed}>
      {children}
    </live-change>
  );
}

function measured({ volume, value }: QuotedRow, measure: Measure, locale: Locale): string {
  return measure === 'volume' ? compact(volume, locale) : compactAmount(value, locale);
}

interface SecurityLinkProps {
  symbol: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Link to the security's page. */
export function SecurityLink({ symbol, className, children }: SecurityLinkProps) {
  return (
    <Link to={pathOf('the-exchange-company', { SecuritySymbol: symbol })} className={className}>
      {children}
    </Link>
  );
}
