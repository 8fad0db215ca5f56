import type { Quote } from './quote.ts';

/** The fields of one security's quote that changed. */
export type QuotePatch = Pick<Quote, 'symbol'> & Partial<Quote>;

/** Every field of a quote: the compiler checks that the list is complete. */
const FIELDS: Record<keyof Quote, true> = {
  symbol: true,
  board: true,
  last: true,
  lastVolume: true,
  lastAt: true,
  open: true,
  high: true,
  low: true,
  close: true,
  previousClose: true,
  vwap: true,
  high52: true,
  low52: true,
  bid: true,
  bidVolume: true,
  offer: true,
  offerVolume: true,
  volume: true,
  value: true,
  trades: true,
  change: true,
  changePercent: true,
  reference: true,
  suspended: true,
  indicativePrice: true,
  indicativeVolume: true,
  openInterest: true,
  settlementPrice: true,
  at: true,
};
const QUOTE_FIELDS = Object.keys(FIELDS) as (keyof Quote)[];

/** True when a patch is a complete quote. */
export function isWholeQuote(patch: QuotePatch): patch is Quote {
  return QUOTE_FIELDS.every((field) => patch[field] !== undefined);
}

/**
 * The patch that turns `before` into `after`, or null when only the time of observation differs (the sender then keeps
 * `before`, so that both ends have the same quote). Without `before` it is the whole quote.
 */
export function diffQuotes(before: Quote | undefined, after: Quote): QuotePatch | null {
  if (!before) return { ...after };
  const differing = QUOTE_FIELDS.filter((field) => before[field] !== after[field]);
  if (differing.every((field) => field === 'at')) return null;
  return Object.fromEntries(['symbol' as const, ...differing].map((field) => [field, after[field]])) as QuotePatch;
}

/** The quote after a patch, as a new object; null when there is no quote and the patch is not complete. */
export function patchQuote(quote: Quote | undefined, patch: QuotePatch): Quote | null {
  if (quote) return { ...quote, ...patch };
  return isWholeQuote(patch) ? { ...patch } : null;
}

/**
 * One patch for each security with the combined effect of all, in order; securities in the order of their first patch.
 */
export function coalesce<Q extends QuotePatch>(patches: readonly Q[]): Q[] {
  const merged = new Map<string, Q>();
  for (const patch of patches) {
    const before = merged.get(patch.symbol);
    merged.set(patch.symbol, before ? { ...before, ...patch } : patch);
  }
  return [...merged.values()];
}
