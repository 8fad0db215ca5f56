import type { SelectQueryBuilder } from 'kysely';
import type { Page } from './store.ts';
import type { Tables } from './tables.ts';

const TAKE_LIMIT = 500;

interface Range {
  skip?: number | undefined;
  take: number;
}

function within(value: number, limit: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), limit) : 0;
}

/** One page of the contents that a query finds, and how many it finds in all. Takes 500 at most. */
export async function pageOf<Item, T extends keyof Tables & ('disclosures' | 'press' | 'circulars')>(
  query: SelectQueryBuilder<Tables, T, object>,
  { skip = 0, take }: Range,
): Promise<Page<Item>> {
  const matching = query as unknown as SelectQueryBuilder<Tables, 'circulars', object>;
  const [rows, count] = await Promise.all([
    matching
      .select('content')
      .orderBy('published_at', 'desc')
      .orderBy('key', 'desc')
      .offset(within(skip, Number.MAX_SAFE_INTEGER))
      .limit(within(take, TAKE_LIMIT))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(({ content }) => content as Item), total: count.total };
}
