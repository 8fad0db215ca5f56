import { sql, type Kysely } from 'kysely';

/** The exchange's own announcements are few among issuers' publications: they are searched separately, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index disclosures_newest_announcements on disclosures (published_at desc, key desc)
    where valid_to is null and announcement_type <> 'Disclosure'`.execute(db);
}
