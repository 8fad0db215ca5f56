import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { priceTerms, type PriceTerms } from '#domain/price-terms.ts';
import type { Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';

/** How the prices of a security are to be read, for loaders. */
export async function loadPrices(site: Site, security: Security): Promise<PriceTerms> {
  const terms = await site.store.documents.find<InstrumentTerms>('instrument-terms', security.symbol);
  return priceTerms(security, terms?.value ?? null, indexCodes(site));
}

/** The same of many, by one question. */
export async function pricesOf(site: Site): Promise<(security: Security) => PriceTerms> {
  const documents = await site.store.documents.list<InstrumentTerms>('instrument-terms');
  const terms = new Map(documents.map(({ key, value }) => [key, value]));
  const codes = indexCodes(site);
  return (security) => priceTerms(security, terms.get(security.symbol) ?? null, codes);
}

function indexCodes({ exchange }: Site): string[] {
  return exchange.indices.map(({ code }) => code);
}
