import { pick } from '#domain/bilingual.ts';
import type { DealtSecurity } from '#app/blocks/deals/deal-sums.ts';
import type { Site } from '#app/context.ts';
import { pricesOf } from './prices.ts';

/** Fields of each security that direct deals show, by symbol; includes securities no longer listed here. */
export async function dealtSecurities(site: Site): Promise<ReadonlyMap<string, DealtSecurity>> {
  const [securities, prices] = await Promise.all([site.store.securities.list({ exchange: 'home' }), pricesOf(site)]);
  return new Map(
    securities.map((security) => [
      security.symbol,
      { name: pick(security.name, site.locale), prices: prices(security) },
    ]),
  );
}
