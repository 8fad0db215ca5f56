/** Views of the market other than the table itself, which has no parameter in the address. */
export const MARKET_VIEWS = ['watchlist', 'sectors', 'indices', 'movers', 'heat-map'] as const;
export type MarketView = (typeof MARKET_VIEWS)[number];

/** The view that an address requests; null for the table, and for an unknown view. */
export function marketViewOf(query: URLSearchParams): MarketView | null {
  const asked = query.get('view')?.trim();
  return MARKET_VIEWS.find((view) => view === asked) ?? null;
}
