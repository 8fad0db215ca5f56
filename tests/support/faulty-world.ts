import { fetchAlone } from './fetch-alone.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { JOB_NAMES, type JobName } from '#ingest/jobs/jobs.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { openStore } from '#store/open.ts';
import { startExchange } from './exchange.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import type { Wave } from './fault-waves.ts';
import { samplePath } from './built-pages.ts';
import { boardOf } from './figures.ts';
import { startHurriedSite, type HurriedSite } from './hurried-site.ts';
import { missingFrom, servicesAt } from './inventory.ts';
import { statusOf } from './site-status.ts';
import { substanceOf, type Substance } from './substance.ts';
import { said } from './words.ts';

/** Data that is read only once is not requested again; bulletins are generated from stored data, without requests. */
const NEVER_LATE: readonly JobName[] = ['bars', 'disclosure-history', 'bulletins'];
const LANGUAGES = Object.keys(LOCALES) as Locale[];
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

/** The languages in which the page at this index of a list is read. */
type LanguagesOf = (place: number) => readonly Locale[];

/** How often the feeds are triggered; by default at each check of what is missing. */
interface Pace {
  everyMs?: number;
  turnOnMs?: number;
  /** Initial time limit of an answer. The limit and the wait double each time, so that a slow machine finishes too. */
  growingFromMs?: number;
}

/** Names of what is missing. */
type Lacking = () => readonly string[] | Promise<readonly string[]>;

export interface ReadPage {
  locale: Locale;
  path: string;
  status: number;
  text: string;
  substance: Substance;
}

export interface ReadFile {
  path: string;
  status: number;
  type: string | null;
  text: string;
}

/** A site with an exchange whose calls can be disturbed one by one. */
export interface FaultyWorld {
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
  /** Every page with data of a feed, in both languages. */
  pages(): Promise<ReadPage[]>;
  /** The files at these addresses, requested one after the other. */
  files(paths: readonly string[]): Promise<ReadFile[]>;
  /** Every built page, in both languages, or in those given for its index. */
  everyPage(languagesOf?: LanguagesOf): Promise<ReadPage[]>;
  /** Ends the site, and returns what the exchange has and the site's store lacks. */
  missing(): Promise<string[]>;
  /** Time of each page so far, in milliseconds, shortest first. */
  tookMs(): number[];
  end(): Promise<void>;
}

export async function startFaultyWorld(): Promise<FaultyWorld> {
  const exchange = await startExchange(SLOW_MORNING);
  const proxy = await startFaultProxy(exchange.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-faults-'));
  const site = await startHurriedSite({ env: proxy.settings, dataDir });
  const took: number[] = [];
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

  async function read(locale: Locale, path: string): Promise<ReadPage> {
    const from = performance.now();
    const answer = await fetchAlone(`${site.url}/${locale}${path}`, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    took.push(performance.now() - from);
    return {
      locale,
      path,
      status: answer.status,
      text,
      // Computed on demand: parsing a page takes time, and not every test needs it.
      get substance() {
        return substanceOf(text, said(locale, 'common.noData'));
      },
    };
  }

  async function readAll(paths: readonly string[], languagesOf: LanguagesOf = () => LANGUAGES): Promise<ReadPage[]> {
    const pages: ReadPage[] = [];
    for (const [place, path] of paths.entries())
      for (const locale of languagesOf(place)) pages.push(await read(locale, path));
    return pages;
  }

  let ended: Promise<void> | undefined;
  // The site's log messages about the faults are expected.
  const endSite = () => (ended ??= site.stop({ faultsAreKnown: true }));

  const world: FaultyWorld = {
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
        { turnOnMs: SECOND_MS },
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
    pages: async () => readAll(await pathsOfData(site.url)),
    async files(paths) {
      const read: ReadFile[] = [];
      // One after the other: a reader who requests all of them at the same time is told to retry.
      for (const path of paths) {
        const answer = await fetchAlone(site.url + path);
        const type = answer.headers.get('content-type');
        read.push({ path, status: answer.status, type, text: await answer.text() });
      }
      return read;
    },
    everyPage: async (languagesOf) => readAll(await builtPaths(site.url), languagesOf),
    async missing() {
      await endSite();
      const store = await openStore({ dataDir: site.dataDir });
      const missing = await missingFrom(store, servicesAt(proxy.settings));
      await store.close();
      return missing;
    },
    tookMs: () => took.toSorted((a, b) => a - b),
    async end() {
      await endSite();
      rmSync(dataDir, { recursive: true, force: true });
      await proxy.close();
      await exchange.stop();
    },
  };
  return world;
}

let symbol: string | undefined;

async function busiestListed(siteUrl: string): Promise<string> {
  const equities = await (await fetch(siteUrl + pathOf('the-exchange-listed-securities-equities'))).text();
  const board = (await boardOf(siteUrl)).toSorted((a, b) => b.trades - a.trades);
  const first = board.find((quote) =>
    equities.includes(pathOf('the-exchange-company', { SecuritySymbol: quote.symbol })),
  );
  if (!first) throw new Error('No listed security is on the board.');
  return first.symbol;
}

async function builtPaths(siteUrl: string): Promise<string[]> {
  const listed = (symbol ??= await busiestListed(siteUrl));
  const shown = SITE_MAP.filter(({ page, layout, name }) => {
    return page !== null && layout !== 'none' && name !== 'internal-states';
  });
  return shown
    .map(({ path }) => samplePath(path.replace(':SecuritySymbol?', listed)))
    .map((path) => (path === '/' ? '' : path));
}

/** Home, market watch, a list, and the pages of the most traded listed security. */
async function pathsOfData(siteUrl: string): Promise<string[]> {
  symbol ??= await busiestListed(siteUrl);
  const company = { SecuritySymbol: symbol };
  return [
    '',
    pathOf('market-watch'),
    pathOf('the-exchange-listed-securities-equities'),
    `${pathOf('the-exchange-company', company)}?range=1Y`,
    pathOf('the-exchange-company-profile', company),
    pathOf('the-exchange-company-trading', company),
  ];
}
