/** As many as the store gives at once. */
const MOST_AT_ONCE = 500;

/** All of a list that is given page by page: asks until it ends. */
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
