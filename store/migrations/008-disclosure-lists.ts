import { sql, type Kysely } from 'kysely';

/**
 * Lists of disclosures use the search's terms, and need no words of their own; circulars are few and are filtered where
 * they are shown. The index by which a list is read has the columns by which it is counted: counting fifty thousand
 * rows of a language reads the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index disclosures_newest, disclosures_of_kind`.execute(db);
  await sql`alter table disclosures drop column words`.execute(db);
  await sql`alter table circulars drop column words`.execute(db);
  await sql`create index disclosures_newest on disclosures (lang, published_at desc, key desc)
    include (kind, symbol, announcement_type) where valid_to is null`.execute(db);
  await sql`create index disclosures_of_kind on disclosures (lang, kind, published_at desc, key desc)
    include (symbol, announcement_type) where valid_to is null`.execute(db);
}
