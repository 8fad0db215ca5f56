import { sql, type Kysely } from 'kysely';

/** The file attached to a form, beside what was typed: it is deleted with the form. A PDF is compressed already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table submissions add column file bytea`.execute(db);
  await sql`alter table submissions alter column file set storage external`.execute(db);
}
