import { sql, type Kysely } from 'kysely';
import { marketInstant } from '#domain/date.ts';
import type { IndexPoint } from '#domain/quote.ts';
import { DAY_MS } from '#domain/time.ts';
import { lastOfEach, upsert } from './bulk.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';

const MINUTE_MS = 60_000;

const TARGET = {
  table: 'index_points',
  key: ['index', 'minute'],
  columns: {
    index: 'text',
    minute: 'bigint',
    at: 'bigint',
    value: 'bigint',
    change: 'bigint',
    change_percent: 'bigint',
    volume: 'bigint',
  },
  // Within a minute the later point wins, in whatever order they arrive.
  unless: sql`excluded.at < index_points.at`,
} as const;

function toRow({ index, at, value, change, changePercent, volume }: IndexPoint) {
  return { index, minute: Math.floor(at / MINUTE_MS), at, value, change, change_percent: changePercent, volume };
}

function select(db: Kysely<Tables>, index: string) {
  return db
    .selectFrom('index_points')
    .select(['index', 'at', 'value', 'change', 'change_percent as changePercent', 'volume'])
    .where('index', '=', index);
}

export function indexPoints(db: Kysely<Tables>): Store['indexPoints'] {
  return {
    list(index, day) {
      const start = marketInstant(day, '00:00') / MINUTE_MS;
      const end = start + DAY_MS / MINUTE_MS;
      return select(db, index).where('minute', '>=', start).where('minute', '<', end).orderBy('minute').execute();
    },
    latest: (index) => select(db, index).orderBy('minute', 'desc').limit(1).executeTakeFirst(),
    async save(records) {
      const rows = records.map(toRow).sort((a, b) => a.at - b.at);
      return {
        changed: await upsert(
          db,
          TARGET,
          lastOfEach(rows, ({ index, minute }) => `${minute} ${index}`),
        ),
      };
    },
  };
}
