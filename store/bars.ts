import { sql, type Kysely, type RawBuilder } from 'kysely';
import { BAR_FIELDS, lastFinalDay } from '#domain/bar-correction.ts';
import type { MarketDay } from '#domain/bulletin-years.ts';
import { marketInstant } from '#domain/date.ts';
import type { DailyBar } from '#domain/quote.ts';
import { DAY_MS, type Instant, type PlainDate } from '#domain/time.ts';
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

/** More than anybody reads: a service that rewrites its history corrects every figure of it. */
const CORRECTIONS_MOST = 10_000;

/**
 * Notes corrections of final days in the statement that makes them: both are stored, or neither. The statement sees the
 * bars as they were before it.
 */
function noting(at: Instant): RawBuilder<unknown> {
  const figures = BAR_FIELDS.map(
    (field) => sql`(${sql.lit(field)}, ${sql.ref(`held.${field}`)}, ${sql.ref(`given.${field}`)})`,
  );
  const earlier = sql`select max(revision) from bar_corrections before where before.symbol = held.symbol and before.date = held.date`;
  return sql`insert into bar_corrections (symbol, date, field, "old", "new", at, revision)
    select held.symbol, held.date, figure.field, figure.was, figure.is_now, ${at}::bigint, coalesce((${earlier}), 1) + 1
    from given join daily_bars held on held.symbol = given.symbol and held.date = given.date
    cross join lateral (values ${sql.join(figures)}) as figure (field, was, is_now)
    where held.date <= ${lastFinalDay(at)}::date and figure.was is distinct from figure.is_now`;
}

export function bars(db: Kysely<Tables>): Store['bars'] {
  const between = (from: PlainDate, to: PlainDate) =>
    db.selectFrom('daily_bars').selectAll().where('date', '>=', from).where('date', '<=', to).orderBy('date');
  return {
    list: (symbol, from, to) => between(from, to).where('symbol', '=', symbol).execute(),
    async lists(symbols, from, to) {
      const rows = await between(from, to)
        .where('symbol', '=', sql<string>`any(${symbols})`)
        .execute();
      const found = Map.groupBy(rows, ({ symbol }) => symbol);
      return new Map(symbols.map((symbol) => [symbol, found.get(symbol) ?? []]));
    },
    async days(symbols, from, to) {
      // A sum is null unless each security has the figure; some sources write bars for days without a trade.
      const sum = (part: string) =>
        sql`case when count(${sql.ref(part)}) = count(*) then sum(${sql.ref(part)})::bigint end`.as(part);
      const { rows } = await sql<MarketDay>`
        select date, ${sum('value')}, ${sum('volume')}, ${sum('trades')} from daily_bars
        where symbol = any(${symbols}) and date >= ${from} and date <= ${to}
          and (volume is distinct from 0 or trades > 0)
        group by date order by date`.execute(db);
      return rows;
    },
    async last(wanted) {
      const [symbols, days] = [wanted.map(({ symbol }) => symbol), wanted.map(({ until }) => until)];
      const { rows } = await sql<DailyBar>`
        select bar.* from unnest(${symbols}::text[], ${days}::date[]) as wanted (symbol, until) cross join lateral (
          select * from daily_bars where symbol = wanted.symbol and date <= wanted.until order by date desc limit 1) as bar`.execute(
        db,
      );
      return rows;
    },
    async span(symbol) {
      const { rows } = await sql<{ first: PlainDate | null; last: PlainDate | null }>`
        select min(date) as first, max(date) as last from daily_bars where symbol = ${symbol}`.execute(db);
      const { first, last } = rows[0] ?? {};
      return first && last ? { first, last } : undefined;
    },
    async corrections({ symbol, from, to } = {}) {
      let query = db.selectFrom('bar_corrections').selectAll();
      if (symbol !== undefined) query = query.where('symbol', '=', symbol);
      if (from !== undefined) query = query.where('at', '>=', marketInstant(from, '00:00'));
      if (to !== undefined) query = query.where('at', '<', marketInstant(to, '00:00') + DAY_MS);
      return query
        .orderBy('at', 'desc')
        .orderBy('symbol')
        .orderBy('date', 'desc')
        .orderBy('field')
        .limit(CORRECTIONS_MOST)
        .execute();
    },
    async save(records, recordedAt) {
      return {
        changed: await upsert(
          db,
          TARGET,
          lastOfEach(records, ({ symbol, date }) => `${date} ${symbol}`),
          noting(recordedAt),
        ),
      };
    },
  };
}
