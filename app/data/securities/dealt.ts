import { pick } from '#domain/bilingual.ts';
import type { DealtSecurity } from '#app/blocks/deals/deal-sums.ts';
import type { Site } from '#app/context.ts';
import { pricesOf } from './prices.ts';

/** What direct deals show of each security, by symbol, of what is listed here and what once was. */
export async function dealtSecurities(site: Site): Promise<ReadonlyMap<string, DealtSecurity>> {
  const [securities, prices] = await Promise.all([site.store.securities.list({ exchange: 'home' }), pricesOf(site)]);
  return new Map(
    securities.map((security) => [
      security.symbol,
      { name: pick(security.name, site.locale), prices: prices(security) },
    ]),
  );
}
