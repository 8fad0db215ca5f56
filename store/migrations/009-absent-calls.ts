import { sql, type Kysely } from 'kysely';

/** Since when a service says that it does not have what a job reads; null for what it has, and before it was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feeds add column absent_since bigint`.execute(db);
}
