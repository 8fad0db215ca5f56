import type { Kysely } from 'kysely';
import { marketDate } from '#domain/date.ts';
import { lastOfEach, upsert } from './bulk.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const TARGET = {
  table: 'direct_deals',
  // The feed numbers the deals within a day.
  key: ['day', 'id'],
  columns: { day: 'date', id: 'text', symbol: 'text', at: 'bigint', price: 'bigint', quantity: 'bigint' },
} as const;

export function directDeals(db: Kysely<Tables>): Store['directDeals'] {
  return {
    list: (day) =>
      db
        .selectFrom('direct_deals')
        .select(['id', 'symbol', 'at', 'price', 'quantity'])
        .where('day', '=', day)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    async first() {
      const oldest = db.selectFrom('direct_deals').select('day').orderBy('day').limit(1);
      return (await oldest.executeTakeFirst())?.day;
    },
    async save(records) {
      const rows = records.map((deal) => ({ ...deal, day: marketDate(deal.at) }));
      return {
        changed: await upsert(
          db,
          TARGET,
          lastOfEach(rows, ({ day, id }) => `${day} ${id}`),
        ),
      };
    },
  };
}
