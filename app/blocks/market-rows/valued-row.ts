import type { Thousandths } from '#domain/thousandths.ts';
import type { QuotedRow } from './quoted-row.ts';

/** A security of the board with what its market value is made from. */
export interface ValuedRow extends QuotedRow {
  /** Shares in issue; null where the profile does not say. */
  shares: number | null;
}

/** What all shares are worth at the last price, else at the previous close; null where either is not known. */
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

/** The market value of all whose value is known; null where none is. */
export function marketValue(rows: readonly ValuedRow[]): Thousandths | null {
  const values = rows.flatMap((row) => marketValueOf(row) ?? []);
  return values.length ? values.reduce((sum, value) => sum + value, 0) : null;
}
