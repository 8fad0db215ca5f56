/** Maximum number of items that the store returns in one call. */
const MOST_AT_ONCE = 500;

/** All items of a paged list: requests pages until the list ends. */
export async function everyPage<T>(
  ask: (range: { skip: number; take: number }) => Promise<{ items: T[]; total: number }>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const { items, total } = await ask({ skip: all.length, take: MOST_AT_ONCE });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}
