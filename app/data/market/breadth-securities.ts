import { BREADTH_KINDS, type Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';

/** Every security of the kinds in the market summary, including those no longer traded. */
export async function breadthSecurities({ store }: Pick<Site, 'store'>): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  return listed.filter(({ kind }) => BREADTH_KINDS.includes(kind));
}
