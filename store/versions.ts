import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Instant } from '#domain/time.ts';
import { lastOfEach, names, pieces, recordset, type Columns } from './bulk.ts';
import { weave, type Version } from './history.ts';
import { fingerprint, storableText } from './json.ts';
import type { Revision, Revisions, Saved } from './store.ts';
import type { Tables, VersionedTable } from './tables.ts';
import { inTurn } from './turns.ts';

/** Records of a reference table have their whole content, so a statement takes fewer of them than of plain rows. */
const PIECE_RECORDS = 250;

const COMMON: Columns = {
  key: 'text',
  valid_from: 'bigint',
  valid_to: 'bigint',
  seen_at: 'bigint',
  recorded_at: 'bigint',
  fingerprint: 'text',
  content: 'jsonb',
};
const TIMES: Columns = { id: 'bigint', valid_from: 'bigint', valid_to: 'bigint', seen_at: 'bigint' };

/** How one kind of record is stored in its table. */
export interface Subject<T> {
  table: VersionedTable;
  keyOf(record: T): string;
  /** Columns by which a record is filtered and ordered, beside its content. */
  columns: Columns;
  columnsOf(record: T): Record<string, unknown>;
}

interface Incoming<T> {
  key: string;
  record: T;
  fingerprint: string;
}

/** A version to be written: `record` when its content is not stored yet. */
interface Plan<T> {
  inserts: { key: string; version: Version; validTo: Instant | null; record: T }[];
  updates: { id: number; valid_from: Instant; valid_to: Instant | null; seen_at: Instant }[];
  deletes: number[];
  news: T[];
}

/** The condition of being valid at `asOf`, or now. */
export function validAt(asOf: Instant | undefined): RawBuilder<boolean> {
  if (asOf === undefined) return sql<boolean>`valid_to is null`;
  return sql<boolean>`valid_from <= ${asOf} and (valid_to is null or valid_to > ${asOf})`;
}

/** The content of the record `key` as it was valid at `asOf`, or is now. */
export async function findVersion<T>(db: Kysely<Tables>, table: VersionedTable, key: string, asOf?: Instant) {
  const found = await sql<{ content: T; recorded_at: Instant }>`
    select content, recorded_at from ${sql.table(table)} where key = ${key} and ${validAt(asOf)} limit 1`.execute(db);
  return found.rows[0];
}

/**
 * How often each record was changed and when last, keyed by record key; for records whose `column` is `value`, or for
 * all.
 */
export async function revisionsOf(
  db: Kysely<Tables>,
  table: VersionedTable,
  { column, value }: { column: string; value: string | undefined },
): Promise<Revisions> {
  const some = value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const { rows } = await sql<Revision & { key: string }>`
    select key, count(*)::int - 1 as count, max(valid_from) as "changedAt"
    from ${sql.table(table)} where ${some} group by key`.execute(db);
  return Object.fromEntries(rows.map(({ key, count, changedAt }) => [key, { count, changedAt }]));
}

/**
 * Saves records that were observed at `recordedAt` into their histories, each piece of the batch whole or not at all.
 * Saving known content changes only the time it was last seen.
 */
export async function saveVersions<T>(
  db: Kysely<Tables>,
  subject: Subject<T>,
  records: T[],
  recordedAt: Instant,
): Promise<Saved<T>> {
  const incoming = lastOfEach(
    records.map((record) => ({ key: storableText(subject.keyOf(record)), record, fingerprint: fingerprint(record) })),
    ({ key }) => key,
  );
  const news: T[] = [];
  for (const piece of pieces(incoming, PIECE_RECORDS)) {
    const save = () => db.transaction().execute((transaction) => savePiece(transaction, subject, piece, recordedAt));
    news.push(...(await inTurn(db, subject.table, save)));
  }
  return { changed: news.length, news };
}

async function savePiece<T>(
  db: Transaction<Tables>,
  subject: Subject<T>,
  piece: Incoming<T>[],
  at: Instant,
): Promise<T[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`manara:save:${subject.table}`}, 0))`.execute(db);
  const held = await heldVersions(
    db,
    subject.table,
    piece.map(({ key }) => key),
  );
  const plan = makePlan(held, piece, at);
  // Deletes and ends come first: a key has one current version at any moment.
  if (plan.deletes.length > 0)
    await sql`delete from ${sql.table(subject.table)} where id = any(${plan.deletes})`.execute(db);
  await updateTimes(db, subject.table, plan.updates);
  await insertVersions(db, subject, plan.inserts);
  return plan.news;
}

async function heldVersions(
  db: Transaction<Tables>,
  table: VersionedTable,
  keys: string[],
): Promise<Map<string, Version[]>> {
  const { rows } = await sql<Version & { key: string }>`
    select id, key, valid_from as "validFrom", seen_at as "seenAt", recorded_at as "recordedAt", fingerprint
    from ${sql.table(table)} where key = any(${keys}) order by valid_from`.execute(db);
  return Map.groupBy(rows, ({ key }) => key);
}

function makePlan<T>(held: Map<string, Version[]>, piece: Incoming<T>[], at: Instant): Plan<T> {
  const plan: Plan<T> = { inserts: [], updates: [], deletes: [], news: [] };
  for (const incoming of piece) planRecord(plan, held.get(incoming.key) ?? [], incoming, at);
  return plan;
}

function planRecord<T>(plan: Plan<T>, before: Version[], { key, record, fingerprint }: Incoming<T>, at: Instant): void {
  const { versions, changed } = weave(before, { at, fingerprint });
  if (changed) plan.news.push(record);
  versions.forEach((version, i) => {
    const validTo = versions[i + 1]?.validFrom ?? null;
    const { id, validFrom, seenAt } = version;
    if (id === null) plan.inserts.push({ key, version, validTo, record });
    else if (hasMoved(before, version, validTo))
      plan.updates.push({ id, valid_from: validFrom, valid_to: validTo, seen_at: seenAt });
  });
  const kept = new Set(versions.map(({ id }) => id));
  plan.deletes.push(...before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id])));
}

function hasMoved(before: Version[], version: Version, validTo: Instant | null): boolean {
  const i = before.findIndex(({ id }) => id === version.id);
  const old = before[i];
  if (!old) return true;
  return (
    old.validFrom !== version.validFrom ||
    old.seenAt !== version.seenAt ||
    (before[i + 1]?.validFrom ?? null) !== validTo
  );
}

async function updateTimes(db: Transaction<Tables>, table: VersionedTable, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update ${sql.table(table)} as held set valid_from = r.valid_from, valid_to = r.valid_to, seen_at = r.seen_at
    from ${recordset(rows, TIMES)} where held.id = r.id`.execute(db);
}

async function insertVersions<T>(
  db: Transaction<Tables>,
  subject: Subject<T>,
  inserts: Plan<T>['inserts'],
): Promise<void> {
  if (inserts.length === 0) return;
  const contents = await copiedContents<T>(db, subject.table, inserts);
  const rows = inserts.map(({ key, version, validTo, record }) => {
    const content = contents.get(version.copyOf ?? 0) ?? record;
    const { validFrom: valid_from, seenAt: seen_at, recordedAt: recorded_at, fingerprint } = version;
    return {
      key,
      valid_from,
      valid_to: validTo,
      seen_at,
      recorded_at,
      fingerprint,
      content,
      ...subject.columnsOf(content),
    };
  });
  const columns = { ...COMMON, ...subject.columns };
  await sql`insert into ${sql.table(subject.table)} (${names(columns)})
    select ${names(columns)} from ${recordset(rows, columns)}`.execute(db);
}

/** Contents of versions that continue after a late observation split them (rare). */
async function copiedContents<T>(
  db: Transaction<Tables>,
  table: VersionedTable,
  inserts: Plan<T>['inserts'],
): Promise<Map<number, T>> {
  const ids = inserts.flatMap(({ version }) => version.copyOf ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; content: T }>`
    select id, content from ${sql.table(table)} where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, content }) => [id, content]));
}
