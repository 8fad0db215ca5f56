import { sql, type Kysely } from 'kysely';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { searchedNamesOf } from '../disclosures.ts';
import { termsOf } from '../terms.ts';

const PIECE_ROWS = 2_000;

/**
 * Disclosures stored before there were kinds for holdings, funds, replies and notices get these kinds, and are found by
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; after >= 0;) after = await fillPiece(db, after);
}

/** Returns the last row that was checked; -1 when none was left. */
async function fillPiece(db: Kysely<unknown>, after: number): Promise<number> {
  const { rows } = await sql<{ id: number; kind: string; content: Disclosure }>`
    select id, kind, content from disclosures where id > ${after} order by id limit ${PIECE_ROWS}`.execute(db);
  if (rows.length === 0) return -1;
  const changed = rows.filter(({ kind, content }) => kind !== kindOf(content));
  const ids = changed.map(({ id }) => id);
  const kinds = changed.map(({ content }) => kindOf(content));
  const terms = changed.map(({ content }) => termsOf(searchedNamesOf(content)));
  await sql`update disclosures set kind = filled.kind, terms = filled.terms::tsvector
    from unnest(${ids}::bigint[], ${kinds}::text[], ${terms}::text[]) as filled (id, kind, terms)
    where disclosures.id = filled.id`.execute(db);
  return rows.at(-1)!.id;
}
