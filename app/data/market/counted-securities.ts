import type { Quote } from '#domain/quote.ts';
import { countedOn } from '#domain/movers.ts';
import { isInMarketSums, type Security } from '#domain/security.ts';
import { sessionDay } from '#domain/session.ts';
import type { Site } from '#app/context.ts';
import { knownQuotes } from './known-quotes.ts';

export interface Counted {
  security: Security;
  quote: Quote;
}

/** The securities of the market summary, each with its quote as counted on the day. */
export async function countedSecurities(site: Site): Promise<Counted[]> {
  const [securities, quotes] = await Promise.all([
    site.store.securities.list({ exchange: 'home', active: true }),
    knownQuotes(site),
  ]);
  const day = sessionDay(site.now());
  return securities.flatMap((security) => {
    const quote = quotes.get(security.symbol);
    return quote && isInMarketSums(security) ? [{ security, quote: countedOn(quote, day) }] : [];
  });
}
