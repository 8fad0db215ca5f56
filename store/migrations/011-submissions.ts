import { sql, type Kysely } from 'kysely';

/**
 * What readers send, separate from everything else; the mails to be sent about it; and which staff looked at it or
 * deleted it. Tokens of links in mails are stored as hashes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table submissions (
    reference text primary key, form text not null, locale text not null, fields jsonb not null, email text not null,
    consent text not null, human_check text not null, sent_at bigint not null, keep_days integer not null,
    delete_after bigint not null, answer_by date, desk text not null, answered_at bigint, answered_on date,
    withdraw_hash text not null unique, desk_hash text not null unique)`.execute(db);
  await sql`create index submissions_of_sender on submissions (form, email, sent_at)`.execute(db);
  await sql`create index submissions_oldest on submissions (delete_after)`.execute(db);
  await sql`create index submissions_newest on submissions (sent_at desc)`.execute(db);
  await sql`create table outbox (
    id bigint generated always as identity primary key,
    reference text not null references submissions (reference) on delete cascade,
    kind text not null, mail jsonb, created_at bigint not null, next_at bigint not null,
    attempts integer not null default 0, sent_at bigint, dead_at bigint, failure text)`.execute(db);
  await sql`create index outbox_due on outbox (next_at) where sent_at is null and dead_at is null`.execute(db);
  await sql`create index outbox_of_reference on outbox (reference)`.execute(db);
  await sql`create table submission_audit (
    id bigint generated always as identity primary key,
    at bigint not null, who text not null, action text not null, reference text)`.execute(db);
}
