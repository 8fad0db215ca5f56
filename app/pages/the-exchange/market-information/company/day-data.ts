import type { DirectDeal } from '#domain/quote.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/stale-data.ts';

export interface DayData {
  page: 'daily-summary';
  stale: StaleData | null;
  /** Today's, agreed outside the book. */
  deals: DirectDeal[];
}

/** What of a security's day stands beside its quote. */
export async function loadDay(site: Site, symbol: string): Promise<DayData> {
  const deals = await site.store.directDeals.list(site.today());
  return {
    page: 'daily-summary',
    stale: staleData(site, 'direct-deals'),
    deals: deals.filter((deal) => deal.symbol === symbol),
  };
}
