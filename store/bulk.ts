import { sql, type Kysely, type RawBuilder } from 'kysely';
import { toJson } from './json.ts';
import type { Tables } from './tables.ts';

/** Column name → SQL type, for rows that travel as JSON. */
export type Columns = Readonly<Record<string, string>>;

/**
 * A statement occupies the engine for as long as it runs (PGlite runs one at a time), so a back-fill is split into
 * pieces between which a page's query gets its turn.
 */
const PIECE_ROWS = 1_000;

export function pieces<T>(rows: readonly T[], size = PIECE_ROWS): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size));
}

/** The names of columns, for a list in SQL. */
export function names(columns: Columns): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

/**
 * Rows as one JSON parameter for a `from` clause: one statement with one text, whatever their number. Its alias is `r`.
 */
export function recordset(rows: readonly object[], columns: Columns): RawBuilder<unknown> {
  const definition = sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
  return sql`json_to_recordset(${toJson(rows)}::json) as r(${definition})`;
}

/** The last row of each key: one statement must not write a row twice. */
export function lastOfEach<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

interface Target {
  table: 'quotes' | 'daily_bars' | 'index_points' | 'direct_deals';
  key: readonly string[];
  columns: Columns;
  /** Condition under which a stored row that differs is not replaced. */
  unless?: RawBuilder<unknown>;
}

/**
 * Writes rows over stored ones that differ; returns how many were new or changed. Keys must not repeat. `noting` is a
 * statement that notes what the rows, as `given`, change: it is part of the statement that writes them.
 */
export async function upsert(
  db: Kysely<Tables>,
  target: Target,
  rows: readonly object[],
  noting?: RawBuilder<unknown>,
): Promise<number> {
  let changed = 0;
  for (const piece of pieces(rows)) changed += await upsertPiece(db, target, piece, noting);
  return changed;
}

async function upsertPiece(
  db: Kysely<Tables>,
  { table, key, columns, unless }: Target,
  rows: readonly object[],
  noting?: RawBuilder<unknown>,
) {
  const values = Object.keys(columns).filter((name) => !key.includes(name));
  const held = sql.join(values.map((name) => sql.ref(`${table}.${name}`)));
  const given = sql.join(values.map((name) => sql.ref(`excluded.${name}`)));
  const assignments = sql.join(values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const noted = noting ? sql`, noted as (${noting})` : sql``;
  const result = await sql`
    with given as materialized (select ${names(columns)} from ${recordset(rows, columns)}) ${noted}
    insert into ${sql.table(table)} (${names(columns)}) select ${names(columns)} from given
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${assignments}
    where (${held}) is distinct from (${given}) ${unless ? sql`and not (${unless})` : sql``}`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
