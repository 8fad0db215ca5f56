import type { DirectDeal } from '#domain/quote.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';

/** A deal with what it was worth and the name of its security in the reader's language. */
export interface ShownDeal extends DirectDeal {
  name: string | null;
  value: Thousandths;
}

/** The deals of one security, or of all. */
export interface DealSum {
  /** null for all. */
  symbol: string | null;
  name: string | null;
  deals: number;
  volume: number;
  value: Thousandths;
  /** Value over volume; null without volume. */
  average: Thousandths | null;
}

/** Deals newest first, each with its value. */
export function shownDeals(deals: readonly DirectDeal[], names: ReadonlyMap<string, string>): ShownDeal[] {
  return deals
    .map((deal) => ({ ...deal, name: names.get(deal.symbol) ?? null, value: deal.price * deal.quantity }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

/** Sums by security, the largest value first. */
export function sumsBySecurity(deals: readonly ShownDeal[]): DealSum[] {
  const symbols = [...new Set(deals.map(({ symbol }) => symbol))];
  return symbols
    .map((symbol) => {
      const own = deals.filter((deal) => deal.symbol === symbol);
      return { ...sumOf(own), symbol, name: own[0]?.name ?? null };
    })
    .sort((a, b) => b.value - a.value || (a.symbol < b.symbol ? -1 : 1));
}

/** The sum of all. */
export function sumOf(deals: readonly ShownDeal[]): DealSum {
  const volume = deals.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = deals.reduce((sum, deal) => sum + deal.value, 0);
  const average = volume > 0 ? divideRounded(value, volume) : null;
  return { symbol: null, name: null, deals: deals.length, volume, value, average };
}
