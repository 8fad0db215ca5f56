import type { Thousandths } from '#domain/thousandths.ts';
import type { QuotedRow } from './quoted-row.ts';

/** A security of the market with the inputs of its market value. */
export interface ValuedRow extends QuotedRow {
  /** Shares in issue; null where the profile does not give them. */
  shares: number | null;
}

/**
 * Value of all shares at the last price, otherwise at the previous close; null where the price or the number of shares
 * is not known.
 */
export function marketValueOf({
  shares,
  last,
  previousClose,
}: Pick<ValuedRow, 'shares' | 'last' | 'previousClose'>): Thousandths | null {
  const price = last ?? previousClose;
  if (shares === null || price === null) return null;
  const value = shares * price;
  return Number.isSafeInteger(value) ? value : null;
}

/** Sum of all known market values; null where none is known. */
export function marketValue(rows: readonly ValuedRow[]): Thousandths | null {
  const values = rows.flatMap((row) => marketValueOf(row) ?? []);
  return values.length ? values.reduce((sum, value) => sum + value, 0) : null;
}
