import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOB_NAMES, type JobName } from '#ingest/jobs/jobs.ts';
import { openStore } from '#store/open.ts';
import { startExchange } from './exchange.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import type { Wave } from './fault-waves.ts';
import { startHurriedSite, type HurriedSite } from './hurried-site.ts';
import { missingFrom, servicesAt } from './inventory.ts';
import { pageReader, type PageReader } from './page-reader.ts';
import { statusOf } from './site-status.ts';

/** Data that is read only once is not requested again; bulletins are generated from stored data, without requests. */
const NEVER_LATE: readonly JobName[] = ['bars', 'disclosure-history', 'bulletins'];
/** Generous, for a busy machine. */
export const SOON = { timeout: 240_000, interval: 150 };
/** An ordinary morning with little activity: the market itself is not tested here. */
const SLOW_MORNING = '2026-11-18T11:00*0.2';
/** A limit that no fault of a test reaches. */
export const NO_LIMIT_MS = 600_000;
/** Long enough for a busy machine to answer, and not much longer than a fault needs. */
const USUAL_LIMIT_MS = 10_000;
const SHORT_LIMIT_MS = 1_000;
const SECOND_MS = 1_000;
/** Triggering a feed while it is still reading only delays the others. */
export const READING_MS = 2_000;
/** For waves in which nothing answers: requests cut short by this limit fail, as intended. */
export const NO_ANSWER_LIMIT_MS = 150;

/** How often the feeds are triggered; by default at each check of what is missing. */
interface Pace {
  everyMs?: number;
  turnOnMs?: number;
  /** Initial time limit of an answer. The limit and the wait double each time, so that a slow machine finishes too. */
  growingFromMs?: number;
}

/** Names of what is missing. */
type Lacking = () => readonly string[] | Promise<readonly string[]>;

/** A site with an exchange whose calls can be disturbed one by one. */
export interface FaultyWorld extends PageReader {
  site: HurriedSite;
  proxy: FaultProxy;
  exchangeUrl: string;
  /** Sets the wave's faults and reads the feeds until each of its calls got its fault. */
  bring(wave: Wave, timeoutMs?: number, pace?: Pace): Promise<void>;
  /** Reads the feeds until all except these have failed since the wave began, and readers see it. */
  untilTold(except: readonly JobName[]): Promise<void>;
  /** Removes all faults; resolves when every feed has been read since. */
  heal(...feeds: JobName[]): Promise<void>;
  /** Reads the feeds until nothing is missing. */
  untilNone(lacking: Lacking, pace?: Pace): Promise<void>;
  /** Ends the site, and returns what the exchange has and the site's store lacks. */
  missing(): Promise<string[]>;
  end(): Promise<void>;
}

export async function startFaultyWorld(): Promise<FaultyWorld> {
  const exchange = await startExchange(SLOW_MORNING);
  const proxy = await startFaultProxy(exchange.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-faults-'));
  const site = await startHurriedSite({ env: proxy.settings, dataDir });
  let failed = new Map<JobName, number>();

  /** Reads the feeds until nothing is missing; a failure lists what is. */
  async function untilNone(lacking: Lacking, pace: Pace = {}): Promise<void> {
    const { turnOnMs = 0, growingFromMs } = pace;
    const limit = performance.now() + SOON.timeout;
    let [everyMs, timeoutMs] = [pace.everyMs ?? 0, growingFromMs];
    let hurriedAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      const names = await lacking();
      const now = performance.now();
      if (names.length === 0) return;
      if (now > limit) throw new Error(`After ${SOON.timeout} ms there still lack: ${names.join(', ')}.`);
      if (now - hurriedAt >= everyMs) {
        const isFirst = hurriedAt === Number.NEGATIVE_INFINITY;
        if (timeoutMs && !isFirst) [everyMs, timeoutMs] = [2 * everyMs, 2 * timeoutMs];
        site.hurry({ turnOnMs, timeoutMs });
        hurriedAt = now;
      }
      await new Promise((resolve) => setTimeout(resolve, SOON.interval));
    }
  }

  let ended: Promise<void> | undefined;
  // The site's log messages about the faults are expected.
  const endSite = () => (ended ??= site.stop({ faultsAreKnown: true }));

  const world: FaultyWorld = {
    ...pageReader(site.url),
    site,
    proxy,
    exchangeUrl: exchange.url,
    untilNone,
    async bring(
      { plan, asked, isTotal },
      timeoutMs = isTotal ? NO_ANSWER_LIMIT_MS : SHORT_LIMIT_MS,
      pace = isTotal ? {} : { everyMs: READING_MS, growingFromMs: timeoutMs },
    ) {
      site.hurry({ timeoutMs });
      await proxy.set(plan);
      const { feeds } = await statusOf(site.url);
      failed = new Map(feeds.map(({ feed, failures }) => [feed, failures]));
      await untilNone(() => asked.filter((call) => proxy.given(call) === 0), pace);
    },
    untilTold: (except) =>
      untilNone(
        async () => {
          const { feeds } = await statusOf(site.url);
          const isTold = ({ feed, standing, failures }: (typeof feeds)[number]) =>
            standing === 'behind' && failures !== failed.get(feed);
          const waited = feeds.filter(({ feed }) => !NEVER_LATE.includes(feed) && !except.includes(feed));
          return waited.filter((age) => !isTold(age)).map(({ feed }) => feed);
        },
        { turnOnMs: SECOND_MS, everyMs: READING_MS / 2 },
      ),
    async heal(...feeds) {
      site.hurry({ timeoutMs: USUAL_LIMIT_MS });
      await proxy.set({});
      const awaited = feeds.length > 0 ? feeds : JOB_NAMES;
      const since = (await statusOf(site.url)).at;
      await untilNone(
        async () => {
          const { feeds: told } = await statusOf(site.url);
          const isRead = ({ readAt }: (typeof told)[number]) => readAt !== null && readAt > since;
          return told.filter((age) => awaited.includes(age.feed) && !isRead(age)).map(({ feed }) => feed);
        },
        { everyMs: READING_MS },
      );
    },
    async missing() {
      await endSite();
      const store = await openStore({ dataDir: site.dataDir });
      const missing = await missingFrom(store, servicesAt(proxy.settings));
      await store.close();
      return missing;
    },
    async end() {
      await endSite();
      rmSync(dataDir, { recursive: true, force: true });
      await proxy.close();
      await exchange.stop();
    },
  };
  return world;
}
