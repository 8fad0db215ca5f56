import type { Instant } from '#domain/time.ts';
import type { DelayedMarket, Site } from '#app/context.ts';
import { asItWas, delayedNow } from '#app/data/market/as-it-was.ts';
import { NotYet } from './not-yet.ts';
import type { ApiRows } from './resource.ts';

/** The delayed market for the API; throws `NotYet` while there is none. */
export function delayedMarket(site: Site): DelayedMarket {
  const told = site.delayed();
  if (!told) throw new NotYet(site.delayedInSeconds());
  return told;
}

/**
 * Rows that pages build from the live market, as of the delayed moment. The `asOf` of a finished day says that the day
 * is over.
 */
export async function delayedRows(site: Site, make: (earlier: Site) => Promise<ApiRows>): Promise<ApiRows> {
  const { at, earlier } = siteDelayed(site);
  const found = await make(earlier);
  return found.asOf === null ? { ...found, delayedTo: at } : found;
}

/**
 * The site at the moment of the API's delayed prices. While the market of that moment is unknown, the site has no
 * quotes.
 */
function siteDelayed(site: Site): { at: Instant; earlier: Site } {
  const { live, store } = site;
  const { at, quotes } = site.delayed() ?? { at: delayedNow(site), quotes: [] };
  const quoteOf = (symbol: string) => quotes.find((quote) => quote.symbol === symbol);
  const earlier: Site = {
    ...asItWas(site, at),
    live: {
      ...live,
      now: () => at,
      quotes: () => [...quotes],
      quote: quoteOf,
      indexDay: (code) => live.indexDay(code).filter((point) => point.at <= at),
    },
    store: {
      ...store,
      quotes: { ...store.quotes, list: async () => [...quotes], find: async (symbol) => quoteOf(symbol) },
    },
  };
  return { at, earlier };
}
