import type { Instant } from './time.ts';

/** Every feed of data that the site reads, in the order in which people ask for them. */
export const FEED_NAMES = [
  'market',
  'disclosures',
  'circulars',
  'press',
  'reference',
  'profiles',
  'bars',
  'index-baskets',
  'direct-deals',
  'splits',
  'net-assets',
  'board-elections',
  'events',
  'dividends',
  'integrated-reports',
  'disclosure-history',
  'ownership',
  'filings',
  'sharia',
  'services',
  'zakat',
] as const;

export type FeedName = (typeof FEED_NAMES)[number];

export function isFeedName(name: string): name is FeedName {
  return (FEED_NAMES as readonly string[]).includes(name);
}

/** Why a feed could not be read, in as many kinds as a reader can tell apart. */
export type FailureKind = 'no-answer' | 'error' | 'unreadable' | 'implausible' | 'ours';

/** A time in which a feed could not be read. */
export interface Incident {
  feed: FeedName;
  /** Its first failed reading. */
  beganAt: Instant;
  /** Its next good reading; null while it goes on. */
  endedAt: Instant | null;
  failure: FailureKind;
}

/** How old a feed's data is. */
export interface FeedAge {
  feed: FeedName;
  /** How often it is read when all is well. */
  everyMs: number;
  /** Its last good reading; null before the first. */
  readAt: Instant | null;
  /** Milliseconds since then, by a clock that nobody sets; null before the first. */
  ageMs: number | null;
  /** True while what is read cannot be stored: whatever is due by now is late. */
  isStoreAway: boolean;
  /** Failed readings in a row since. */
  failures: number;
  incident: Incident | null;
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
 * behind: its data is older than it should be; expired: a day older.
 */
export type Standing = 'fresh' | 'unread' | 'behind' | 'expired';

export function standingOf({ everyMs, ageMs, isStoreAway, incident }: FeedAge): Standing {
  if (ageMs === null) return incident ? 'expired' : 'unread';
  const slowMs = Math.min(SLOW_READING_MAX_MS, SLOW_READING_TURNS * everyMs);
  const dueMs = isStoreAway ? everyMs + STORE_SLACK_MS : 2 * everyMs + slowMs;
  if (ageMs > everyMs + EXPIRED_AFTER_MS) return 'expired';
  return incident || ageMs > dueMs ? 'behind' : 'fresh';
}

/** True when readers of its data must be told how old it is. */
export function isStale(age: FeedAge): boolean {
  const standing = standingOf(age);
  return standing === 'behind' || standing === 'expired';
}

/** What is known of the feeds at the moment. */
export interface FeedBoard {
  /** Every feed, in the order of `FEED_NAMES`. */
  ages(): readonly FeedAge[];
  /** Those of these feeds whose readers must be told how old the data is. */
  stale(...feeds: FeedName[]): FeedAge[];
  /** True while one of these feeds has never been read to its end. */
  unread(...feeds: FeedName[]): boolean;
  /** The open ones first, then the newest. */
  incidents(): readonly Incident[];
}
