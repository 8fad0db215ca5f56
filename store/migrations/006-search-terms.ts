import { sql, type Kysely } from 'kysely';
import type { Disclosure } from '#domain/disclosure.ts';
import { searchedNamesOf } from '../disclosures.ts';
import { termsOf } from '../terms.ts';

const PIECE_ROWS = 2_000;

/**
 * Terms by which disclosures and the text of files are searched. The site derives the forms of a word
 * (`domain/search-words.ts`), not a dictionary of PostgreSQL: it has none for Arabic, and the embedded engine
 * recognises only ASCII letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disclosures add column terms tsvector not null default ''`.execute(db);
  for (let after = 0; after >= 0;) after = await fillPiece(db, after);
  await sql`create index disclosures_terms on disclosures using gin (terms) with (fastupdate = off)
    where valid_to is null`.execute(db);
  await sql`create index disclosures_newest_of_all on disclosures (published_at desc, key desc)
    where valid_to is null`.execute(db);
  await sql`create table file_words (
    path text primary key, subject text not null, id text not null, lang text not null,
    title jsonb not null, issuer jsonb, code text, published_at bigint not null, terms tsvector not null, text text not null)`.execute(
    db,
  );
  await sql`create index file_words_terms on file_words using gin (terms) with (fastupdate = off)`.execute(db);
  await sql`create index file_words_newest on file_words (published_at desc, path desc)`.execute(db);
}

/** The last row that was filled; -1 when none was left. */
async function fillPiece(db: Kysely<unknown>, after: number): Promise<number> {
  const { rows } = await sql<{ id: number; content: Disclosure }>`
    select id, content from disclosures where id > ${after} order by id limit ${PIECE_ROWS}`.execute(db);
  if (rows.length === 0) return -1;
  const [ids, terms] = [rows.map(({ id }) => id), rows.map(({ content }) => termsOf(searchedNamesOf(content)))];
  await sql`update disclosures set terms = filled.terms::tsvector
    from unnest(${ids}::bigint[], ${terms}::text[]) as filled (id, terms) where disclosures.id = filled.id`.execute(db);
  return ids.at(-1)!;
}
