import type { DirectDeal } from '#domain/quote.ts';
import { sessionDay } from '#domain/session.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';

export interface DayData {
  page: 'daily-summary';
  stale: StaleData | null;
  /** Deals agreed outside the book in the session of the quote. */
  deals: DirectDeal[];
  unread: boolean | 'not-offered';
}

/** Data of a security's day besides its quote. */
export async function loadDay(site: Site, symbol: string): Promise<DayData> {
  const deals = await site.store.directDeals.list(sessionDay(site.now()));
  return {
    page: 'daily-summary',
    stale: staleData(site, 'direct-deals'),
    unread: deals.length === 0 && isUnread(site, 'direct-deals'),
    deals: deals.filter((deal) => deal.symbol === symbol),
  };
}
