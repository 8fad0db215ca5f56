import { sql, type Kysely } from 'kysely';

/** The file that came with a form, beside what was typed: it goes when the form goes. A PDF is compressed already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column file bytea`.execute(db);
  await sql`alter table submissions alter column file set storage external`.execute(db);
}
