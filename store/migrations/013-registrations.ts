import { sql, type Kysely } from 'kysely';

/**
 * Invitation codes as hashes, each for one form. For a seat: what its holder was last sent about the event, whether the
 * reminder of its day was sent, and until when it can be offered to somebody else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invitations (
    hash text primary key, key text not null, made_at bigint not null,
    used_by text references submissions (reference) on delete set null)`.execute(db);
  await sql`alter table seats add column told text, add column reminded boolean not null default false,
    add column offers_until bigint`.execute(db);
  await sql`create index seats_told on seats (session) where told is not null`.execute(db);
}
