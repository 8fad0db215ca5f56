import type { Instant } from './time.ts';

/** Why a reading failed, in kinds that a reader can distinguish. */
export type FailureKind = 'no-answer' | 'error' | 'unreadable' | 'implausible' | 'ours';

/**
 * A period in which the data of an ingest job could not be read. `Job` is the names of the jobs
 * (`ingest/jobs/jobs.ts`).
 */
export interface Incident<Job extends string = string> {
  job: Job;
  /** Time of the first failed reading. */
  beganAt: Instant;
  /** Time of the next successful reading; null while the incident goes on. */
  endedAt: Instant | null;
  failure: FailureKind;
}

/** Age of the data of an ingest job. */
export interface JobAge<Job extends string = string> {
  job: Job;
  /** Normal interval between readings. */
  everyMs: number;
  /** Last successful reading; null before the first. */
  readAt: Instant | null;
  /** Milliseconds since the last successful reading, by a monotonic clock; null before the first. */
  ageMs: number | null;
  /** False when the service does not have the job's data, and never had: nothing is late, and nothing will come. */
  isOffered: boolean;
  /** True while readings cannot be stored: all data due by now is late. */
  isStoreAway: boolean;
  /** Consecutive failed readings since `readAt`. */
  failures: number;
  incident: Incident<Job> | null;
}

/** A single failure is tolerated: this many in a row are an incident, and readers see a notice. */
export const INCIDENT_FAILURES = 3;
/** A reading may be slow and delay the next: silence without failures is a fault only beyond this many intervals. */
const SLOW_READING_TURNS = 12;
const SLOW_READING_MAX_MS = 600_000;
/** While the store is unavailable, due data counts as late after this time. */
const STORE_SLACK_MS = 15_000;
/** Data that is more than a day overdue is expired, no longer only late. */
const EXPIRED_AFTER_MS = 86_400_000;

/**
 * fresh: read as often as it should be; unread: not yet read for the first time, and nothing is wrong; behind: its data
 * is older than it should be; expired: more than a day older; not-offered: the service does not have it.
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

/** True when readers must see how old the data is. */
export function isStale(age: JobAge): boolean {
  const standing = standingOf(age);
  return standing === 'behind' || standing === 'expired';
}

/** State of the site's data: every ingest job with the age of its data, and the incidents. */
export interface FeedStatus<Job extends string = string> {
  /** Every job, in the order of the jobs. */
  ages(): readonly JobAge<Job>[];
  /** The given jobs whose readers must see how old the data is. */
  stale(...jobs: Job[]): JobAge<Job>[];
  /** True while one of these jobs has never completed a reading, and will do so. */
  unread(...jobs: Job[]): boolean;
  /** False when the service does not have the job's data. */
  isOffered(job: Job): boolean;
  /** Open incidents first, then newest first. */
  incidents(): readonly Incident<Job>[];
}
