import { sql, type Kysely } from 'kysely';

/** How often each lock was taken: what is written under it shows the number, and an older one is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leaderships (name text primary key, term integer not null)`.execute(db);
}
