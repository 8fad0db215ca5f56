/** Ways to look at the market beside the board itself, which needs no word in the address. */
export const MARKET_VIEWS = ['watchlist', 'sectors', 'indices', 'movers', 'heat-map'] as const;
export type MarketView = (typeof MARKET_VIEWS)[number];

/** The view that an address asks for; null for the board, and for a view that there is none of. */
export function marketViewOf(query: URLSearchParams): MarketView | null {
  const asked = query.get('view')?.trim();
  return MARKET_VIEWS.find((view) => view === asked) ?? null;
}
