import { sql, type Kysely } from 'kysely';

/** What a form was answered, by the fingerprint of what was sent: a second submit is told the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table answers (key text primary key, at bigint not null, answer jsonb)`.execute(db);
  await sql`create index answers_oldest on answers (at)`.execute(db);
}
