import type { Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import { StoreError } from './error.ts';
import * as currentValues from './migrations/001-current-values.ts';
import * as referenceRecords from './migrations/002-reference-records.ts';
import * as incidents from './migrations/003-incidents.ts';
import * as answers from './migrations/004-answers.ts';
import * as disclosureKinds from './migrations/005-disclosure-kinds.ts';
import * as searchTerms from './migrations/006-search-terms.ts';
import * as announcementsNewest from './migrations/007-announcements-newest.ts';
import * as disclosureLists from './migrations/008-disclosure-lists.ts';
import * as absentCalls from './migrations/009-absent-calls.ts';
import * as disclosureKindsAgain from './migrations/010-disclosure-kinds-again.ts';
import * as submissions from './migrations/011-submissions.ts';
import * as seats from './migrations/012-seats.ts';
import * as registrations from './migrations/013-registrations.ts';
import * as leaderships from './migrations/014-leaderships.ts';
import * as submissionFiles from './migrations/015-submission-files.ts';
import * as barCorrections from './migrations/016-bar-corrections.ts';
import type { Tables } from './tables.ts';

/** In order; a migration that was released is never changed, only followed by another. */
const MIGRATIONS: Record<string, Migration> = {
  '001-current-values': currentValues,
  '002-reference-records': referenceRecords,
  '003-incidents': incidents,
  '004-answers': answers,
  '005-disclosure-kinds': disclosureKinds,
  '006-search-terms': searchTerms,
  '007-announcements-newest': announcementsNewest,
  '008-disclosure-lists': disclosureLists,
  '009-absent-calls': absentCalls,
  '010-disclosure-kinds-again': disclosureKindsAgain,
  '011-submissions': submissions,
  '012-seats': seats,
  '013-registrations': registrations,
  '014-leaderships': leaderships,
  '015-submission-files': submissionFiles,
  '016-bar-corrections': barCorrections,
};

/**
 * Migrates the tables to the latest version. When nodes start at the same time one does it: the others wait on its
 * lock. Throws `StoreError`.
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  answer(await migratorOf(db).migrateToLatest());
}

/** Creates the tables as they were after this migration, for records of that time. Throws `StoreError`. */
export async function migrateTo(db: Kysely<Tables>, name: string): Promise<void> {
  answer(await migratorOf(db).migrateTo(name));
}

/** The migrations among these that this release does not have: a newer release made them. */
export function unknownMigrations(names: readonly string[]): string[] {
  return names.filter((name) => !(name in MIGRATIONS));
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
  });
}

function answer({ error }: MigrationResultSet): void {
  if (error === undefined || error instanceof StoreError) return raise(error);
  const reason = error instanceof Error ? error.message : String(error);
  const advice = adviceFor(reason, (error as { code?: unknown }).code);
  throw new StoreError(
    'unsuitable',
    `The tables of the database cannot be brought up to date (${reason}); ${advice}.`,
    { cause: error },
  );
}

/** PostgreSQL's codes for damaged or missing files, and for a full disk (appendix A of its manual). */
const DAMAGED = new Set<unknown>(['XX001', 'XX002', '58P01', '58030']);
const DISK_FULL = '53100';

function adviceFor(reason: string, code: unknown): string {
  if (reason.startsWith('corrupted migrations')) return 'they were made by a newer release: start that one';
  if (DAMAGED.has(code)) return 'the database is damaged: put back a copy of it, or begin with an empty one';
  if (code === DISK_FULL) return 'its disk is full: make room on it and start again';
  return 'look into the reason and start again';
}

function raise(error: StoreError | undefined): void {
  if (error) throw error;
}

/** True when every migration of this release has run there. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const rows = await db.selectFrom('schema_migrations').select('name').execute();
  const done = new Set(rows.map((row) => row.name));
  return Object.keys(MIGRATIONS).every((name) => done.has(name));
}
