import { sql, type Kysely } from 'kysely';

/** Periods in which a feed could not be read: at most one per feed is open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feeds add column failing_since bigint`.execute(db);
  await sql`create table incidents (
    id bigint generated always as identity primary key,
    feed text not null, began_at bigint not null, ended_at bigint, trouble text not null)`.execute(db);
  await sql`create unique index incidents_open on incidents (feed) where ended_at is null`.execute(db);
  await sql`create index incidents_newest on incidents (began_at desc, id desc)`.execute(db);
}
