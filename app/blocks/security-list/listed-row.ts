import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** A listed security with the state of its trading, as its list shows it. */
export interface ListedRow extends Pick<Security, 'symbol' | 'isin' | 'name' | 'sector' | 'board'> {
  /** null when no report of its trading has arrived yet. */
  quote: Quote | null;
  /** Shares in issue, which give the market value; null where the profile does not give them. */
  issuedShares: number | null;
}

/** Value of all shares at the last price, otherwise at the previous close; null where not known. */
export function marketCap({ issuedShares }: ListedRow, quote: Quote | null): Thousandths | null {
  const price = quote?.last ?? quote?.previousClose ?? null;
  if (issuedShares === null || price === null) return null;
  const value = issuedShares * price;
  return Number.isSafeInteger(value) ? value : null;
}
