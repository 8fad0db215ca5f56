import { sql, type Kysely } from 'kysely';

/**
 * Tables of current values: one row per key, overwritten. A fill factor below 100 leaves room for the new version of a
 * row on its own page, where PostgreSQL removes old ones by itself: PGlite has no autovacuum.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table quotes (symbol text primary key, content jsonb not null) with (fillfactor = 50)`.execute(db);
  await sql`create table daily_bars (
    symbol text not null, date date not null,
    open bigint not null, high bigint not null, low bigint not null, close bigint not null,
    volume bigint, value bigint, trades bigint,
    primary key (symbol, date))`.execute(db);
  await sql`create table index_points (
    index text not null, minute bigint not null, at bigint not null,
    value bigint not null, change bigint not null, change_percent bigint not null, volume bigint not null,
    primary key (index, minute)) with (fillfactor = 80)`.execute(db);
  await sql`create table direct_deals (
    day date not null, id text not null, symbol text not null, at bigint not null,
    price bigint not null, quantity bigint not null,
    primary key (day, id))`.execute(db);
  await sql`create table feeds (
    feed text primary key, last_success_at bigint, last_attempt_at bigint, last_error text,
    failures integer not null default 0, refused integer not null default 0) with (fillfactor = 50)`.execute(db);
  await sql`create table refusals (
    feed text not null, fingerprint text not null, at bigint not null, record jsonb not null, reason text not null,
    primary key (feed, fingerprint))`.execute(db);
  await sql`create index refusals_newest on refusals (feed, at desc)`.execute(db);
}
