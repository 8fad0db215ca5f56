import { setTimeout as wait } from 'node:timers/promises';
import { FEED_NAMES, isStale, type FeedAge, type FeedBoard, type FeedName, type Incident } from '#domain/feed.ts';
import type { Clocks, Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import type { FeedState, Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import { FIRST_FEEDS, laterFeeds } from './feeds/feeds.ts';

const LOOK_EVERY_MS = 1_000;
/** A store that takes longer is not waited for: what is held grows old meanwhile. */
const LOOK_LIMIT_MS = 2_000;
const INCIDENTS_TOLD = 20;
/** The stream has a heartbeat a second; what moved is stored every few. */
const MARKET_EVERY_MS = 5_000;
/** Heard within this, the market is read now. */
const HEARD_MS = 10_000;

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
  store: Pick<Store, 'feeds' | 'isAway'>;
  /** Whether this node hears the market, stored or not. */
  live: Pick<LiveReader, 'ageMs'>;
  clocks: Clocks;
  /** Waits by this one. */
  clock: Clock;
  /** Told when readers of a feed's data are to be told something else of its age than before. */
  onChange?(feeds: readonly FeedName[]): void;
}

/** A reading, and when it was by the clock that nobody sets. */
interface Reading {
  at: Instant;
  steady: number;
}

/**
 * The feeds' state in memory, on every node, the leader's or not: a page asks for it without waiting for the store,
 * and the page of the feeds stands when the store does not.
 */
export function createFeedBoard({ store, live, clocks, clock, onChange }: Options): KeptFeedBoard {
  const stopping = new AbortController();
  const readings = new Map<FeedName, Reading>();
  let states: ReadonlyMap<string, FeedState> = new Map();
  let incidents: readonly Incident[] = [];
  let told = new Map<FeedName, string>();
  let lookedAt: Instant | null = null;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const [found, known] = await Promise.all([store.feeds.list(), store.feeds.incidents(INCIDENTS_TOLD)]);
    states = new Map(found.map((state) => [state.feed, state]));
    for (const feed of FEED_NAMES) noteReading(feed, states.get(feed)?.lastSuccessAt ?? null);
    incidents = known;
    lookedAt = clocks.now();
  }

  /** A time that stands there for the first time is taken as it is; one that is new since the last look is just now. */
  function noteReading(feed: FeedName, at: Instant | null): void {
    if (at === null || readings.get(feed)?.at === at) return;
    readings.set(feed, { at, steady: clocks.steady() - Math.max(0, clocks.now() - at) });
  }

  /** The market may be heard while nothing can be stored of it. */
  function noteMarket(): void {
    const ageMs = live.ageMs();
    const known = readings.get('market');
    if (!known || ageMs > HEARD_MS || clocks.steady() - ageMs <= known.steady) return;
    readings.set('market', { at: clocks.now() - ageMs, steady: clocks.steady() - ageMs });
  }

  function ageOf(feed: FeedName): FeedAge {
    const state = states.get(feed);
    const reading = readings.get(feed);
    return {
      feed,
      everyMs: EVERY_MS.get(feed) ?? MARKET_EVERY_MS,
      readAt: reading?.at ?? null,
      ageMs: reading ? Math.max(0, clocks.steady() - reading.steady) : null,
      isStoreAway: store.isAway(),
      failures: state?.failures ?? 0,
      incident: incidents.find((incident) => incident.feed === feed && incident.endedAt === null) ?? null,
    };
  }

  const ages = () => FEED_NAMES.map(ageOf);

  function tell(): void {
    noteMarket();
    const stale = new Map(
      ages()
        .filter(isStale)
        .map((age) => [age.feed, String(age.readAt)]),
    );
    const changed = FEED_NAMES.filter((feed) => stale.get(feed) !== told.get(feed));
    told = stale;
    if (changed.length > 0) onChange?.(changed);
  }

  /** A store that hangs is asked once. */
  function lookOnce(): Promise<void> {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => (looking = undefined));
    return looking;
  }

  async function keepLooking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(clock, LOOK_EVERY_MS, stopping.signal).catch(() => undefined);
      await Promise.race([lookOnce(), wait(LOOK_LIMIT_MS, undefined, { ref: false })]);
      tell();
    }
  }

  return {
    ages,
    stale: (...feeds) => ages().filter((age) => feeds.includes(age.feed) && isStale(age)),
    unread: (...feeds) => feeds.some((feed) => !readings.has(feed)),
    incidents: () => incidents,
    lookedAt: () => lookedAt,
    async start() {
      await lookOnce();
      tell();
      void keepLooking();
    },
    async stop() {
      stopping.abort();
    },
  };
}
