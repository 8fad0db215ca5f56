import { FEED_NAMES, isLate, type FeedAge, type FeedBoard, type FeedName, type Incident } from '#domain/feed.ts';
import type { Instant } from '#domain/time.ts';
import type { FeedState, Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import { FIRST_FEEDS, laterFeeds } from './feeds/feeds.ts';

const LOOK_EVERY_MS = 1_000;
const INCIDENTS_TOLD = 20;
/** The stream has a heartbeat a second; what moved is stored every few. */
const MARKET_EVERY_MS = 5_000;

const EVERY_MS = new Map<string, number>(
  [...FIRST_FEEDS, ...laterFeeds()].map(({ name, everyMs }) => [name, everyMs] as const),
);

export interface KeptFeedBoard extends FeedBoard {
  /** When the store last told; null before it did. */
  lookedAt(): Instant | null;
  /** Looks once, then every second until it is stopped. Never throws: without an answer of the store all stays as it was. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  store: Pick<Store, 'feeds'>;
  /** Ours: what is late is late by this one. */
  wallNow(): Instant;
  /** Waits by this one. */
  clock: Clock;
  /** Told when readers of a feed's data are to be told something else of its age than before. */
  onChange?(feeds: readonly FeedName[]): void;
}

/**
 * The feeds' state in memory, on every node, the leader's or not: a page asks for it without waiting for the store,
 * and the page of the feeds stands when the store does not.
 */
export function createFeedBoard({ store, wallNow, clock, onChange }: Options): KeptFeedBoard {
  const stopping = new AbortController();
  let ages: FeedAge[] = FEED_NAMES.map((feed) => ageOf(feed, undefined, []));
  let incidents: readonly Incident[] = [];
  let told = new Map<FeedName, string>();
  let lookedAt: Instant | null = null;

  async function look(): Promise<void> {
    const [states, known] = await Promise.all([store.feeds.list(), store.feeds.incidents(INCIDENTS_TOLD)]);
    const byName = new Map(states.map((state) => [state.feed, state]));
    incidents = known;
    ages = FEED_NAMES.map((feed) => ageOf(feed, byName.get(feed), known));
    lookedAt = wallNow();
    tell();
  }

  function tell(): void {
    const now = wallNow();
    const late = new Map(ages.filter((age) => isLate(age, now)).map((age) => [age.feed, String(age.readAt)]));
    const changed = FEED_NAMES.filter((feed) => late.get(feed) !== told.get(feed));
    told = late;
    if (changed.length > 0) onChange?.(changed);
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(clock, LOOK_EVERY_MS, stopping.signal).catch(() => undefined);
      await look().catch(() => undefined);
    }
  }

  return {
    ages: () => ages,
    late: (...feeds) => ages.filter((age) => feeds.includes(age.feed) && isLate(age, wallNow())),
    unread: (...feeds) => ages.some(({ feed, readAt }) => readAt === null && feeds.includes(feed)),
    incidents: () => incidents,
    lookedAt: () => lookedAt,
    async start() {
      await look().catch(() => undefined);
      void keepLooking();
    },
    async stop() {
      stopping.abort();
    },
  };
}

function ageOf(feed: FeedName, state: FeedState | undefined, incidents: readonly Incident[]): FeedAge {
  return {
    feed,
    everyMs: EVERY_MS.get(feed) ?? MARKET_EVERY_MS,
    readAt: state?.lastSuccessAt ?? null,
    failures: state?.failures ?? 0,
    incident: incidents.find((incident) => incident.feed === feed && incident.endedAt === null) ?? null,
  };
}
