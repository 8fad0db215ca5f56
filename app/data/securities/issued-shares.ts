import type { Site } from '#app/context.ts';

/**
 * Shares in issue by symbol, for `site.shared`: profiles are many pages of text, and the number changes a few times a
 * year.
 */
export async function issuedShares({ store }: Site): Promise<ReadonlyMap<string, number>> {
  const profiles = await store.profiles.list();
  return new Map(profiles.flatMap(({ symbol, issuedShares: own }) => (own ? [[symbol, own] as const] : [])));
}
