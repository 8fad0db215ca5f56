import { isInMarketSums, type Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';

/** Every security of the market summary, including those no longer traded. */
export async function breadthSecurities({ store }: Pick<Site, 'store'>): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  return listed.filter(isInMarketSums);
}
