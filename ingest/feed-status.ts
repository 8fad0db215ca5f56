import { setTimeout as wait } from 'node:timers/promises';
import { isStale, type FeedStatus, type Incident, type JobAge } from '#domain/feed-status.ts';
import type { Clocks, Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import type { JobState, Store } from '#store/store.ts';
import { sleep, type Clock } from '#upstream/transport/clock.ts';
import { JOB_NAMES, JOBS, type JobName } from './jobs/jobs.ts';

const LOOK_EVERY_MS = 1_000;
/** A longer look is abandoned: the status in memory ages meanwhile. */
const LOOK_LIMIT_MS = 2_000;
/** All open incidents are reported, and ended ones up to this many in all. */
const INCIDENTS_SHOWN = 20;
/** When the market was heard within this time, it counts as read now. */
const HEARD_MS = 10_000;

/** Age of the site's data, as pages read it. */
export type SiteFeedStatus = FeedStatus<JobName>;

export interface FollowedFeedStatus extends SiteFeedStatus {
  /** When the store last answered; null before it did. */
  lookedAt(): Instant | null;
  /**
   * Looks once, then every second until it is stopped. Never throws: when the store does not answer, everything is
   * unchanged.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  store: Pick<Store, 'ingestJobs' | 'isAway'>;
  /** Shows whether this node hears the market, stored or not. */
  live: Pick<LiveReader, 'ageMs'>;
  clocks: Clocks;
  /** Clock used for waits. */
  clock: Clock;
  /** Called when the age shown for a job's data changes. */
  onChange?(jobs: readonly JobName[]): void;
}

/** A reading, with its time on the monotonic clock too. */
interface Reading {
  at: Instant;
  steady: number;
}

/**
 * The status of the ingest jobs, in memory, on every node, leader or not: a page reads it without waiting for the
 * store, and the status page works without the store.
 */
export function createFeedStatus({ store, live, clocks, clock, onChange }: Options): FollowedFeedStatus {
  const stopping = new AbortController();
  const readings = new Map<JobName, Reading>();
  let states: ReadonlyMap<string, JobState> = new Map();
  let incidents: readonly Incident<JobName>[] = [];
  let lastReported = new Map<JobName, string>();
  let lookedAt: Instant | null = null;
  /** Time of that look on the monotonic clock. */
  let lookedSteady: number | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const [found, known] = await Promise.all([
      store.ingestJobs.list(),
      store.ingestJobs.incidents(JOB_NAMES.length + INCIDENTS_SHOWN),
    ]);
    states = new Map(found.map((state) => [state.job, state]));
    for (const job of JOB_NAMES) noteReading(job, states.get(job)?.lastSuccessAt ?? null);
    // A job that a later release removed is left out.
    incidents = known.filter(isKnown).filter(({ endedAt }, place) => endedAt === null || place < INCIDENTS_SHOWN);
    lookedAt = clocks.now();
    lookedSteady = clocks.steady();
  }

  /**
   * The time is that of the leading node, whose clock may differ from this node's by minutes: a reading that is new
   * since the last look is no older than that look, whatever the clocks say.
   */
  function noteReading(job: JobName, at: Instant | null): void {
    if (at === null || readings.get(job)?.at === at) return;
    const steady = clocks.steady();
    const sinceLook = lookedSteady === undefined ? Infinity : steady - lookedSteady;
    readings.set(job, { at, steady: steady - Math.min(sinceLook, Math.max(0, clocks.now() - at)) });
  }

  /** The market may be heard while its figures cannot be stored. */
  function noteMarket(): void {
    const ageMs = live.ageMs();
    const known = readings.get('market');
    if (!known || ageMs > HEARD_MS || clocks.steady() - ageMs <= known.steady) return;
    readings.set('market', { at: clocks.now() - ageMs, steady: clocks.steady() - ageMs });
  }

  function ageOf({ name: job, everyMs }: (typeof JOBS)[number]): JobAge<JobName> {
    const state = states.get(job);
    const reading = readings.get(job);
    return {
      job,
      everyMs,
      readAt: reading?.at ?? null,
      ageMs: reading ? Math.max(0, clocks.steady() - reading.steady) : null,
      isOffered: isOffered(job),
      isStoreAway: store.isAway(),
      failures: state?.failures ?? 0,
      incident: incidents.find((incident) => incident.job === job && incident.endedAt === null) ?? null,
    };
  }

  const isOffered = (job: JobName) => states.get(job)?.absentSince == null;

  const ages = () => JOBS.map(ageOf);

  function reportChanges(): void {
    noteMarket();
    const stale = new Map(
      ages()
        .filter((age) => isStale(age) || !age.isOffered)
        .map((age) => [age.job, age.isOffered ? String(age.readAt) : 'not offered']),
    );
    const changed = JOB_NAMES.filter((job) => stale.get(job) !== lastReported.get(job));
    lastReported = stale;
    if (changed.length > 0) onChange?.(changed);
  }

  /** A hanging store is queried only once at a time. */
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
      reportChanges();
    }
  }

  return {
    ages,
    stale: (...jobs) => ages().filter((age) => jobs.includes(age.job) && isStale(age)),
    unread: (...jobs) => jobs.some((job) => !readings.has(job) && isOffered(job)),
    isOffered,
    incidents: () => incidents,
    lookedAt: () => lookedAt,
    async start() {
      await lookOnce();
      reportChanges();
      void keepLooking();
    },
    async stop() {
      stopping.abort();
    },
  };
}

function isKnown(incident: Incident): incident is Incident<JobName> {
  return (JOB_NAMES as readonly string[]).includes(incident.job);
}
