import { sql, type Kysely } from 'kysely';

/** Columns by which each kind of reference record is filtered and ordered, beside its content. */
const COLUMNS = {
  securities: 'kind text not null, exchange text not null, active boolean not null',
  profiles: '',
  circulars: 'published_at bigint not null, words text not null',
  disclosures: `lang text not null, symbol text not null, published_at bigint not null, announcement_type text not null,
    file_types text[] not null, file_paths text[] not null, words text not null`,
  press: 'lang text not null, published_at bigint not null',
  corporate_actions: 'symbol text not null, dates date[] not null, latest date',
  documents: 'kind text not null',
} as const;

/**
 * Pages read the current versions: every index below has only those. `words` is included in the index that counts
 * matches, so that counting reads a fifth of the pages.
 */
const INDEXES = [
  sql`create index circulars_newest on circulars (published_at desc, key desc) where valid_to is null`,
  sql`create index disclosures_newest on disclosures (lang, published_at desc, key desc) include (words) where valid_to is null`,
  sql`create index disclosures_of_symbol on disclosures (symbol, lang, published_at desc, key desc) where valid_to is null`,
  sql`create index disclosures_file on disclosures using gin (file_paths) with (fastupdate = off) where valid_to is null`,
  sql`create index press_newest on press (lang, published_at desc, key desc) where valid_to is null`,
  sql`create index corporate_actions_of_symbol on corporate_actions (symbol) where valid_to is null`,
  sql`create index documents_of_kind on documents (kind) where valid_to is null`,
];

/**
 * Reference records with their history. A row is one version of the record `key`: valid from its first sighting up to
 * the next version's; `seen_at` is its last sighting, `recorded_at` the batch that brought it in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const table = sql.table(name);
    const own = columns === '' ? sql`` : sql.raw(`, ${columns}`);
    await sql`create table ${table} (
      id bigint generated always as identity primary key, key text not null,
      valid_from bigint not null, valid_to bigint, seen_at bigint not null, recorded_at bigint not null,
      fingerprint text not null, content jsonb not null ${own}) with (fillfactor = 85)`.execute(db);
    // The content itself is never filtered on, and its statistics cost more than all the others.
    await sql`alter table ${table} alter column content set statistics 0`.execute(db);
    await sql`create unique index ${sql.ref(`${name}_versions`)} on ${table} (key, valid_from)`.execute(db);
    await sql`create unique index ${sql.ref(`${name}_current`)} on ${table} (key) where valid_to is null`.execute(db);
  }
  for (const index of INDEXES) await index.execute(db);
}
