import { sql, type Kysely } from 'kysely';

/** Since when a service lacks what a job reads; null when it has it, and before it was first called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feeds add column absent_since bigint`.execute(db);
}
