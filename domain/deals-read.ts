import type { DirectDeal } from './quote.ts';

/** Kind of the documents that say how far the direct deals of a day were read, by day. */
export const DEALS_READ = 'direct-deals-read';

/** The call gives the deals of its own day alone: what was not read on that day cannot be read later. */
export interface DealsRead {
  /** True when they were read after the session of the day. */
  toEnd: boolean;
}

/**
 * True when the deals of a past day are known. Days stored before readings were noted have none: their deals count as
 * known, and a day without any does not.
 */
export function areDealsKnown(read: DealsRead | undefined, deals: readonly DirectDeal[]): boolean {
  return read?.toEnd ?? deals.length > 0;
}
