import { sql, type Kysely } from 'kysely';
import type { PlainDate } from '#domain/time.ts';
import { lastOfEach, upsert } from './bulk.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const TARGET = {
  table: 'daily_bars',
  key: ['symbol', 'date'],
  columns: {
    symbol: 'text',
    date: 'date',
    open: 'bigint',
    high: 'bigint',
    low: 'bigint',
    close: 'bigint',
    volume: 'bigint',
    value: 'bigint',
    trades: 'bigint',
  },
} as const;

export function bars(db: Kysely<Tables>): Store['bars'] {
  return {
    list: (symbol, from, to) =>
      db
        .selectFrom('daily_bars')
        .selectAll()
        .where('symbol', '=', symbol)
        .where('date', '>=', from)
        .where('date', '<=', to)
        .orderBy('date')
        .execute(),
    async span(symbol) {
      const { rows } = await sql<{ first: PlainDate | null; last: PlainDate | null }>`
        select min(date) as first, max(date) as last from daily_bars where symbol = ${symbol}`.execute(db);
      const { first, last } = rows[0] ?? {};
      return first && last ? { first, last } : undefined;
    },
    async save(records) {
      return {
        changed: await upsert(
          db,
          TARGET,
          lastOfEach(records, ({ symbol, date }) => `${date} ${symbol}`),
        ),
      };
    },
  };
}
