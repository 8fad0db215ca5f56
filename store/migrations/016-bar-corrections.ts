import { sql, type Kysely } from 'kysely';

/** Changes to daily bars after their day was final: each figure before and after, by revision of the bar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bar_corrections (
    symbol text not null, date date not null, field text not null, "old" bigint, "new" bigint,
    at bigint not null, revision integer not null,
    primary key (symbol, date, field, revision))`.execute(db);
  await sql`create index bar_corrections_newest on bar_corrections (at desc)`.execute(db);
}
