import type { SearchableSecurity } from '#domain/search.ts';
import type { Store } from '#store/store.ts';

/** Every traded security, with its issuer's former names. */
export async function searchedSecurities({
  securities,
  profiles,
}: Pick<Store, 'securities' | 'profiles'>): Promise<SearchableSecurity[]> {
  const [traded, known] = await Promise.all([securities.list({ active: true }), profiles.list()]);
  const former = new Map(known.map(({ symbol, formerNames }) => [symbol, formerNames]));
  return traded.map((security) => {
    const names = former.get(security.symbol)?.map(({ name }) => name) ?? [];
    return names.length > 0 ? { ...security, formerNames: names } : security;
  });
}
