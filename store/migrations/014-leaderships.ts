import { sql, type Kysely } from 'kysely';

/** How often each lock was acquired: writes under the lock state the number, and an older number is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table leaderships (name text primary key, term integer not null)`.execute(db);
}
