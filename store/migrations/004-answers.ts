import { sql, type Kysely } from 'kysely';

/** The answer to a form, keyed by the fingerprint of what was sent: a second submit gets the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table answers (key text primary key, at bigint not null, answer jsonb)`.execute(db);
  await sql`create index answers_oldest on answers (at)`.execute(db);
}
