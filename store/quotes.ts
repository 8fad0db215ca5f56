import type { Kysely } from 'kysely';
import type { Quote } from '#domain/quote.ts';
import { lastOfEach, upsert } from './bulk.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const TARGET = { table: 'quotes', key: ['symbol'], columns: { symbol: 'text', content: 'jsonb' } } as const;

/** Fields of futures, which quotes stored by earlier versions lack. */
const ADDED = { openInterest: null, settlementPrice: null };

export function quotes(db: Kysely<Tables>): Store['quotes'] {
  return {
    async list() {
      const rows = await db.selectFrom('quotes').select('content').orderBy('symbol').execute();
      return rows.map(({ content }) => ({ ...ADDED, ...(content as Quote) }));
    },
    async find(symbol) {
      const row = await db.selectFrom('quotes').select('content').where('symbol', '=', symbol).executeTakeFirst();
      return row && { ...ADDED, ...(row.content as Quote) };
    },
    async save(records) {
      // Not guarded by `at`: a replayed market's day starts again at an earlier time.
      const rows = lastOfEach(records, ({ symbol }) => symbol).map((content) => ({ symbol: content.symbol, content }));
      return { changed: await upsert(db, TARGET, rows) };
    },
  };
}
