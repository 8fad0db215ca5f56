import type { Quote } from '#domain/quote.ts';
import type { Site } from '#app/context.ts';

/** The last quote of every security by symbol: the live one, otherwise the stored one. */
export async function knownQuotes({ store, live }: Site): Promise<ReadonlyMap<string, Quote>> {
  const stored = await store.quotes.list();
  return new Map([...stored, ...live.quotes()].map((quote) => [quote.symbol, quote]));
}
