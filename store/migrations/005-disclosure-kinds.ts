import { sql, type Kysely } from 'kysely';
import { kindOf } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';

const PIECE_ROWS = 2_000;

/**
 * A disclosure's kind, as a column: lists are filtered and counted by it. `words` is included in the index, as in the
 * one by time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table disclosures add column kind text not null default 'other'`.execute(db);
  for (let after = 0; after >= 0;) after = await fillPiece(db, after);
  await sql`create index disclosures_of_kind on disclosures (lang, kind, published_at desc, key desc) include (words)
    where valid_to is null`.execute(db);
}

/** The last row that was filled; -1 when none was left. */
async function fillPiece(db: Kysely<unknown>, after: number): Promise<number> {
  const { rows } = await sql<{ id: number; content: Disclosure }>`
    select id, content from disclosures where id > ${after} order by id limit ${PIECE_ROWS}`.execute(db);
  if (rows.length === 0) return -1;
  const [ids, kinds] = [rows.map(({ id }) => id), rows.map(({ content }) => kindOf(content))];
  await sql`update disclosures set kind = filled.kind
    from unnest(${ids}::bigint[], ${kinds}::text[]) as filled (id, kind) where disclosures.id = filled.id`.execute(db);
  return ids.at(-1)!;
}
