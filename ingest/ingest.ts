import type { Instant } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Bus } from '#live/bus.ts';
import type { LiveState } from '#live/state.ts';
import type { MarketUpdate } from '#live/update.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { sleep, systemClock } from '#upstream/transport/clock.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { IngestJob, JobContext } from './job.ts';
import { FIRST_JOBS, laterJobs } from './jobs/jobs.ts';
import type { IngestLog } from './log.ts';
import { createLead } from './lead.ts';
import { MARKET_JOB } from './market/market-job.ts';
import { createMarketReader, type MarketReader } from './market/reader.ts';
import { createPublisher } from './publisher.ts';
import { createReadiness } from './readiness.ts';
import { createRejectedRecords } from './rejected-records.ts';
import { firstWaitMs, keepReading } from './schedule.ts';
import { storedFigures } from './seed.ts';

/** Interval at which a following node tries to lead: when the leader dies, the jobs pause this long. */
const LEADERSHIP_RETRY_MS = 2_000;

export interface IngestOptions {
  upstream: Upstream;
  store: Store;
  live: LiveState;
  bus: Bus;
  log: IngestLog;
  exchange: ExchangeConfig;
  clock?: Clock;
  /** Intervals that replace the jobs' own, keyed by name. */
  everyMs?: Partial<Record<string, number>>;
}

export interface Ingest {
  /** Applies the last stored figures: a page rendered before that would show an empty market. */
  seed(): Promise<void>;
  /** Runs the jobs while this node leads. */
  start(): void;
  /** Called for each update from the bus: while this node does not lead, the update is another node's. */
  heard(update: MarketUpdate): void;
  /** Ends every job and stores the last figures. */
  stop(): Promise<void>;
  /** Resolves when the store has the data that the site requires. Rejects when the ingest is stopped before. */
  firstIngestDone: Promise<void>;
  /** Data that is missing, one sentence each; empty when ready. */
  notReadyReasons(): string[];
}

/** Reads the exchange's services into the store and the bus. One node leads; the others follow through the bus. */
export function createIngest(options: IngestOptions): Ingest {
  const { store, live, bus, log, clock = systemClock } = options;
  const lead = createLead();
  /** What was read before this process began may have been of another exchange, or of another time of a simulated one. */
  const since = clock.now();
  const publisher = createPublisher(bus, live, clock);
  const context = { ...jobContext(options, clock), publish: publisher.publish };
  const stopping = new AbortController();
  let market: MarketReader | undefined;
  const readiness = createReadiness(store, [MARKET_JOB, ...FIRST_JOBS], clock);
  const done = Promise.withResolvers<void>();
  done.promise.catch(() => undefined);
  let leading: Promise<void> = Promise.resolve();

  async function waitUntilReady(): Promise<void> {
    await readiness.untilReady(stopping.signal, (reasons) => {
      log.warn({ event: 'not-ready', reasons }, `Not ready yet. ${reasons.join(' ')}`);
    });
    log.info({ event: 'first-ingest-done' }, 'The first ingest is done.');
  }

  return {
    async seed() {
      const codes = options.exchange.indices.map(({ code }) => code);
      live.apply(await storedFigures(store, codes));
    },
    start() {
      const reader = (market = createMarketReader({ context, live, bus, lead, signal: stopping.signal }));
      leading = keepLeading(context, stopping.signal, async (lost, holds) => {
        const giveUp = lead.take(holds);
        publisher.beginAnew();
        reader.leadershipChanged();
        try {
          const jobs = { withInterval: withIntervals(options.everyMs), since };
          await runJobs(context, jobs, AbortSignal.any([stopping.signal, lost]));
          // Waits so that the last figures are stored under the lock.
          if (stopping.signal.aborted) await reader.ended;
        } finally {
          giveUp();
          reader.leadershipChanged();
        }
      });
      waitUntilReady().then(done.resolve, done.reject);
    },
    heard(update) {
      if (update.heardAt !== undefined) market?.heardFromOthers();
    },
    async stop() {
      stopping.abort(new Error('The ingest was stopped.'));
      await Promise.all([leading, market?.ended]);
    },
    firstIngestDone: done.promise,
    notReadyReasons: readiness.reasons,
  };
}

function jobContext(
  { upstream, store, live, log, exchange }: IngestOptions,
  clock: Clock,
): Omit<JobContext, 'publish'> {
  return {
    upstream,
    store,
    live,
    log,
    exchange,
    clock,
    reject: createRejectedRecords(store, clock, log),
    pause: (ms, signal) => sleep(clock, ms, signal),
  };
}

type WithInterval = (job: IngestJob) => IngestJob;

function withIntervals(everyMs: IngestOptions['everyMs'] = {}): WithInterval {
  return (job) => ({ ...job, everyMs: everyMs[job.name] ?? job.everyMs });
}

/** Leads whenever no other node does, until the signal. */
async function keepLeading(
  { store, log, pause }: Pick<JobContext, 'store' | 'log' | 'pause'>,
  signal: AbortSignal,
  work: Parameters<Store['withLeadership']>[1],
): Promise<void> {
  while (!signal.aborted) {
    await store.withLeadership('ingest', work).catch((error: unknown) => {
      // The store logs its own outage.
      if (isOutage(error)) return;
      log.error({ event: 'leadership-failed', err: error }, 'The jobs stopped. They begin again in a moment.');
    });
    await pause(LEADERSHIP_RETRY_MS, signal).catch(() => undefined);
  }
}

/** Runs all jobs except the market, whose reader continues when the lock is lost. */
async function runJobs(
  context: JobContext,
  { withInterval, since }: { withInterval: WithInterval; since: Instant },
  signal: AbortSignal,
): Promise<void> {
  const { log, store, clock } = context;
  log.info({ event: 'leading' }, 'This node reads the services.');
  const states = new Map((await store.ingestJobs.list()).map((state) => [state.job, state]));
  const firstMs = (job: IngestJob) => {
    const state = states.get(job.name);
    // What the other node could not read may be within reach of this one.
    const readAt = state?.failures === 0 ? state.lastSuccessAt : null;
    return firstWaitMs(withInterval(job), { readAt, since, now: clock.now(), random: clock.random() });
  };
  const turns = FIRST_JOBS.map((job) => {
    const turn = Promise.withResolvers<void>();
    const end = keepReading(withInterval(job), context, signal, { onAttempt: turn.resolve, firstMs: firstMs(job) });
    // One that ends before its first attempt holds nobody back.
    return { turn: turn.promise, end: end.finally(turn.resolve) };
  });
  await Promise.all(turns.map(({ turn }) => turn));
  const later = laterJobs().map((job) => keepReading(withInterval(job), context, signal, { firstMs: firstMs(job) }));
  await Promise.all([...turns.map(({ end }) => end), ...later]);
}
