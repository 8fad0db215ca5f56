import { sql, type Kysely } from 'kysely';

/**
 * Places that forms take in sessions of limited capacity: places that are held, places waited for in order of arrival,
 * and places on offer. A mail about a place waits in the outbox until the place is offered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table seats (
    reference text primary key references submissions (reference) on delete cascade,
    session text not null, capacity integer not null, places integer not null,
    state text not null check (state in ('held', 'waiting', 'offered', 'lapsed')),
    queued_at bigint not null, offered_until bigint, offer_hash text not null unique)`.execute(db);
  await sql`create index seats_of_session on seats (session, state, queued_at)`.execute(db);
  await sql`alter table outbox add column waits_for_seat boolean not null default false`.execute(db);
}
