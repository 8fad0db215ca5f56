import type { Instant } from './time.ts';

/** Why a reading failed, in as many kinds as a reader can tell apart. */
export type FailureKind = 'no-answer' | 'error' | 'unreadable' | 'implausible' | 'ours';

/** A time in which the data of an ingest job could not be read. `Job` is the names of the jobs (`ingest/jobs/jobs.ts`). */
export interface Incident<Job extends string = string> {
  job: Job;
  /** Its first failed reading. */
  beganAt: Instant;
  /** Its next good reading; null while it goes on. */
  endedAt: Instant | null;
  failure: FailureKind;
}

/** How old the data of an ingest job is. */
export interface JobAge<Job extends string = string> {
  job: Job;
  /** How often it is read when all is well. */
  everyMs: number;
  /** Its last good reading; null before the first. */
  readAt: Instant | null;
  /** Milliseconds since then, by a clock that nobody sets; null before the first. */
  ageMs: number | null;
  /** False where the service does not have what the job reads, and never had: nothing is late, and nothing will come. */
  isOffered: boolean;
  /** True while what is read cannot be stored: whatever is due by now is late. */
  isStoreAway: boolean;
  /** Failed readings in a row since. */
  failures: number;
  incident: Incident<Job> | null;
}

/** A single failure passes: from this many in a row on it is an incident, and readers are told. */
export const INCIDENT_FAILURES = 3;
/** A reading may take its time and the next one its turn: only beyond so many turns is a silence without failures a fault. */
const SLOW_READING_TURNS = 12;
const SLOW_READING_MAX_MS = 600_000;
/** What is due while the store is away is late so soon. */
const STORE_SLACK_MS = 15_000;
/** Data that should have been read anew a day ago is no longer news that is a little late. */
const EXPIRED_AFTER_MS = 86_400_000;

/**
 * fresh: read as often as it should be; unread: not yet read for the first time, and nothing is wrong;
 * behind: its data is older than it should be; expired: a day older; not-offered: its service does not have it.
 */
export type Standing = 'fresh' | 'unread' | 'behind' | 'expired' | 'not-offered';

export function standingOf({ everyMs, ageMs, isOffered, isStoreAway, incident }: JobAge): Standing {
  if (!isOffered) return 'not-offered';
  if (ageMs === null) return incident ? 'expired' : 'unread';
  const slowMs = Math.min(SLOW_READING_MAX_MS, SLOW_READING_TURNS * everyMs);
  const dueMs = isStoreAway ? everyMs + STORE_SLACK_MS : 2 * everyMs + slowMs;
  if (ageMs > everyMs + EXPIRED_AFTER_MS) return 'expired';
  return incident || ageMs > dueMs ? 'behind' : 'fresh';
}

/** True when readers of its data must be told how old it is. */
export function isStale(age: JobAge): boolean {
  const standing = standingOf(age);
  return standing === 'behind' || standing === 'expired';
}

/** How the site's data is fed: every ingest job with the age of what it read, and what went wrong. */
export interface FeedStatus<Job extends string = string> {
  /** Every job, in their order. */
  ages(): readonly JobAge<Job>[];
  /** Those of these jobs whose readers must be told how old the data is. */
  stale(...jobs: Job[]): JobAge<Job>[];
  /** True while one of these jobs has never been read to its end, and will be. */
  unread(...jobs: Job[]): boolean;
  /** False where the service does not have what the job reads. */
  isOffered(job: Job): boolean;
  /** The open ones first, then the newest. */
  incidents(): readonly Incident<Job>[];
}
