import type { SelectQueryBuilder } from 'kysely';
import type { Page } from './store.ts';
import type { Tables } from './tables.ts';

const TAKE_LIMIT = 500;

type Paged = keyof Tables & ('disclosures' | 'press' | 'circulars');
type Rows<T extends Paged> = SelectQueryBuilder<Tables, T, object>;

interface Range {
  skip?: number | undefined;
  take: number;
}

function within(value: number, limit: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(0, Math.trunc(value)), limit) : 0;
}

/** One page of a query's contents, and the total number of matches. Returns 500 at most. */
export async function pageOf<Item, T extends Paged>(query: Rows<T>, range: Range): Promise<Page<Item>> {
  const [items, count] = await Promise.all([
    newestOf<Item, T>(query, range),
    plain(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total: count.total };
}

/** The contents of that page alone, the newest first. */
export async function newestOf<Item, T extends Paged>(query: Rows<T>, { skip = 0, take }: Range): Promise<Item[]> {
  const rows = await plain(query)
    .select('content')
    .orderBy('published_at', 'desc')
    .orderBy('key', 'desc')
    .offset(within(skip, Number.MAX_SAFE_INTEGER))
    .limit(within(take, TAKE_LIMIT))
    .execute();
  return rows.map(({ content }) => content as Item);
}

/** Types a query with the columns that all have. */
function plain<T extends Paged>(query: Rows<T>): Rows<'circulars'> {
  return query as unknown as Rows<'circulars'>;
}
