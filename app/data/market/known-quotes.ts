import type { Quote } from '#domain/quote.ts';
import type { Site } from '#app/context.ts';

/** The last quote of every security by symbol: the live one, otherwise the stored one. */
export async function knownQuotes({ store, live }: Site): Promise<ReadonlyMap<string, Quote>> {
  return bySymbol([...(await store.quotes.list()), ...live.quotes()]);
}

/** The same for these symbols at least; the store is asked only when one of them has no live quote. */
export async function knownQuotesOf(site: Site, symbols: readonly string[]): Promise<ReadonlyMap<string, Quote>> {
  const live = bySymbol(site.live.quotes());
  return symbols.every((symbol) => live.has(symbol)) ? live : knownQuotes(site);
}

function bySymbol(quotes: readonly Quote[]): ReadonlyMap<string, Quote> {
  return new Map(quotes.map((quote) => [quote.symbol, quote]));
}
