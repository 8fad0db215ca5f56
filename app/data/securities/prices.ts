import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { specOf } from '#domain/contract-spec.ts';
import { contractUnit, priceTerms, type PriceTerms } from '#domain/price-terms.ts';
import type { Security } from '#domain/security.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { Site } from '#app/context.ts';

/** The price terms of a security, for loaders. */
export async function loadPrices(site: Site, security: Security): Promise<PriceTerms> {
  const terms = await site.store.documents.find<InstrumentTerms>('instrument-terms', security.symbol);
  return priceTerms(security, terms?.value ?? null, indexCodes(site), site.exchange.derivatives.contracts);
}

/** The price terms of many securities, with one query. */
export async function pricesOf(site: Site): Promise<(security: Security) => PriceTerms> {
  const documents = await site.store.documents.list<InstrumentTerms>('instrument-terms');
  const terms = new Map(documents.map(({ key, value }) => [key, value]));
  const codes = indexCodes(site);
  const { contracts } = site.exchange.derivatives;
  return (security) => priceTerms(security, terms.get(security.symbol) ?? null, codes, contracts);
}

/** The price terms by symbol; null when neither a security nor a contract has the symbol. */
export async function pricesBySymbol(
  site: Site,
): Promise<(symbol: string) => Pick<PriceTerms, 'unit' | 'currency'> | null> {
  const [securities, termsOf] = await Promise.all([site.store.securities.list(), pricesOf(site)]);
  const bySymbol = new Map(securities.map((security) => [security.symbol, security]));
  return (symbol) => {
    const security = bySymbol.get(symbol);
    if (security) return termsOf(security);
    const spec = specOf(site.exchange.derivatives.contracts, symbol);
    return spec ? contractUnit(spec) : null;
  };
}

/** Short unit tags of some securities, by symbol; null for dirhams. Only a future's unit depends on its terms. */
export async function loadUnitTags(
  site: Site,
  securities: readonly Security[],
): Promise<ReadonlyMap<string, string | null>> {
  const tags = securities.map(async (security) => {
    const prices = security.kind === 'future' ? await loadPrices(site, security) : priceTerms(security, null, []);
    return [security.symbol, priceUnits(prices, site.locale).tag] as const;
  });
  return new Map(await Promise.all(tags));
}

function indexCodes({ exchange }: Site): string[] {
  return exchange.indices.map(({ code }) => code);
}
