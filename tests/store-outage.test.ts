import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { integer } from '#domain/number.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import { interruption } from '#store/postgres/test-interruption.ts';
import { boardOf, busiest } from './support/figures.ts';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { childOf } from './support/processes.ts';
import { onSeed } from './support/seeded-site.ts';
import { TRADING_MORNING } from './support/site.ts';
import { statusOf } from './support/site-status.ts';
import { staleMark } from './support/words.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const LIMIT = { timeout: process.env.TEST_LONG ? 1_200_000 : 600_000 };
const SOON = { timeout: 120_000, interval: 250 };
/** No reader waits for a hanging store: the store's own limit is longer than this. */
const READER_LIMIT_MS = 30_000;
const KILLS = process.env.TEST_LONG ? 10 : 1;
/** How long the store is unavailable. */
const AWAY_MS = process.env.TEST_LONG ? 600_000 : 20_000;
const READERS = 8;
const HOUR_MS = 3_600_000;
/** How far the wall clock is set back each time, in hours; a negative value sets it forward. */
const STEPS_HOURS = process.env.TEST_LONG ? [1, 24, -25, 24 * 365, -24 * 365, 0.01] : [1];
const MARK = '<page-age ';

const company = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });
const DISCLOSURES = `/en${pathOf('the-exchange-disclosures')}`;

function siteUnderTest(site: HurriedSite) {
  let symbol = '';
  let other = '';
  const ask = (path: string) => fetch(site.url + path, { signal: AbortSignal.timeout(READER_LIMIT_MS) });
  const read = async (path: string) => {
    const answer = await ask(path);
    return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const volume = async () => {
    const answer = await ask(`/live/snapshot?topics=symbol:${symbol}`);
    const { frames } = (await answer.json()) as { frames: { quotes?: { volume: number }[] }[] };
    return frames.flatMap(({ quotes = [] }) => quotes)[0]!.volume;
  };
  const trading = () => `/en${company(symbol)}/trading`;
  const market = () => ['/en', '/ar', '/en/market-watch', '/ar/market-watch', `/en${company(symbol)}`, trading()];
  return {
    read,
    market,
    /** A page that nobody has requested, about a security that nobody has requested. */
    unknown: () => `/en${company(other)}`,
    events: () => [...readFileSync(site.logFile, 'utf8').matchAll(/"event":"([^"]+)"/g)].map(([, name]) => name!),
    isAway: async () => (await statusOf(site.url)).store.isAway,
    async begin() {
      await expect.poll(async () => (await boardOf(site.url)).some(({ trades }) => trades > 0), SOON).toBe(true);
      symbol = await busiest(site.url);
      other = (await boardOf(site.url)).find((quote) => quote.symbol !== symbol)!.symbol;
      await expect.poll(async () => (await read(DISCLOSURES)).status, SOON).toBe(200);
      for (const path of market()) expect((await read(path)).status, path).toBe(200);
    },
    /** Passes when the page's HTML has a newly changed figure. */
    async untilMoved() {
      const before = await volume();
      await expect.poll(volume, SOON).toBeGreaterThan(before);
      const isShown = async () => (await read(trading())).text.includes(integer(await volume()));
      await expect.poll(isShown, SOON).toBe(true);
    },
    async expectMarket() {
      for (const path of market()) expect((await read(path)).status, path).toBe(200);
    },
  };
}

/** Readers that request the market's pages without a pause, with the answers they got. */
function startReaders({ read, market }: ReturnType<typeof siteUnderTest>) {
  const met = new Map<number | string, number>();
  let isGoing = true;
  const reader = async (first: number) => {
    for (let turn = first; isGoing; turn += 1) {
      const paths = market();
      const { status } = await read(paths[turn % paths.length]!).catch((error: Error) => ({ status: error.name }));
      met.set(status, (met.get(status) ?? 0) + 1);
    }
  };
  const readers = Array.from({ length: READERS }, (_, first) => reader(first));
  return async () => {
    isGoing = false;
    await Promise.all(readers);
    return met;
  };
}

const count = (events: string[], name: string) => events.filter((event) => event === name).length;

describe('the embedded database', () => {
  let site: HurriedSite;
  let under: ReturnType<typeof siteUnderTest>;
  beforeAll(async () => {
    site = await onSeed(TRADING_MORNING, (dataDir) => startHurriedSite({ dataDir }));
    under = siteUnderTest(site);
  }, LIMIT.timeout);
  afterAll(() => site?.stop({ faultsAreKnown: true }));
  const database = () => childOf(site.process, 'store/embedded/process.ts');

  test('stands, and the market moves', LIMIT, async () => {
    await under.begin();
    expect(await under.isAway()).toBe(false);
  });

  test('is killed under load: every reader is answered meanwhile, and the fault is told once', LIMIT, async () => {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const stop = startReaders(under);
      process.kill(database(), 'SIGKILL');
      await expect.poll(() => count(under.events(), 'database-back'), SOON).toBe(kill);
      await under.untilMoved();
      expect([...(await stop()).keys()]).toEqual([200]);
      expect(count(under.events(), 'database-away')).toBe(kill);
    }
    expect(under.events()).not.toContain('page-failed');
  });

  test(
    'hangs: pages of the market move on, and what was never asked for is told when to ask again',
    LIMIT,
    async () => {
      const pid = database();
      const away = count(under.events(), 'database-away');
      process.kill(pid, 'SIGSTOP');
      try {
        await under.expectMarket();
        await expect.poll(under.isAway, SOON).toBe(true);
        await under.untilMoved();
        await under.expectMarket();
        expect(await under.read(under.unknown())).toMatchObject({ status: 503, retry: '5' });
        await expect.poll(async () => (await under.read(DISCLOSURES)).text, SOON).toContain(MARK);
        await expect.poll(async () => (await under.read('/ar')).text, SOON).toContain(MARK);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await expect.poll(under.isAway, SOON).toBe(false);
      for (const path of [DISCLOSURES, '/ar']) {
        await expect.poll(async () => (await under.read(path)).text, SOON).not.toContain(MARK);
      }
      expect((await under.read(under.unknown())).status).toBe(200);
      expect(count(under.events(), 'database-away')).toBe(away + 1);
      expect(under.events()).not.toContain('page-failed');
    },
  );

  test('hangs with the exchange: the figures are marked by the server, and the ages are told', LIMIT, async () => {
    const pids = [database(), childOf(site.process, 'exchange/main.ts')];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      for (const [path, locale] of [
        ['/en/market-watch', 'en'],
        ['/ar', 'ar'],
      ] as const) {
        await expect.poll(async () => (await under.read(path)).text, SOON).toContain(staleMark(locale));
      }
      await expect.poll(async () => (await statusOf(site.url)).market.ageSeconds, SOON).toBeGreaterThan(5);
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    await under.untilMoved();
  });

  test('and a clock that is set back: pages and ages go on', LIMIT, async () => {
    for (const hours of STEPS_HOURS) {
      site.hurry({ setBackMs: hours * HOUR_MS });
      await under.untilMoved();
    }
    const exchange = childOf(site.process, 'exchange/main.ts');
    process.kill(exchange, 'SIGSTOP');
    await expect.poll(async () => (await statusOf(site.url)).market.ageSeconds, SOON).toBeGreaterThan(5);
    await expect.poll(async () => (await under.read('/en')).text, SOON).toContain(staleMark('en'));
    process.kill(exchange, 'SIGCONT');
    await under.untilMoved();
  });
});

describe.skipIf(!databaseUrl)('a PostgreSQL server (TEST_DATABASE_URL)', () => {
  let site: HurriedSite;
  let under: ReturnType<typeof siteUnderTest>;
  let between: Awaited<ReturnType<typeof interruption>>;
  let base: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    base = await createDatabase(databaseUrl!);
    between = await interruption(base.url);
    site = await startHurriedSite({ env: { DATABASE_URL: between.url } });
    under = siteUnderTest(site);
  }, LIMIT.timeout);
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await between?.cut();
    await base?.drop();
  });

  test('stands, and the market moves', LIMIT, async () => {
    await under.begin();
    expect(await under.isAway()).toBe(false);
  });

  test('is away: the market is read on for its readers, and one line tells of it', LIMIT, async () => {
    const before = under.events().length;
    await between.cut();
    const until = performance.now() + AWAY_MS;
    await expect.poll(under.isAway, SOON).toBe(true);
    do {
      await under.untilMoved();
      await under.expectMarket();
      expect(await under.read(under.unknown())).toMatchObject({ status: 503, retry: '5' });
    } while (performance.now() < until);
    const { market, feeds } = await statusOf(site.url);
    expect(market.ageSeconds).toBeLessThan(5);
    expect(feeds.find(({ feed }) => feed === 'market')?.standing).toBe('fresh');
    const told = under.events().slice(before);
    expect(told.filter((event) => event !== 'market-alone')).toEqual(['database-away']);
    expect(readFileSync(site.logFile, 'utf8')).not.toContain('"stack"');

    await between.mend();
    await expect.poll(() => under.events().slice(before), SOON).toContain('leading');
    await under.untilMoved();
    expect((await under.read(under.unknown())).status).toBe(200);
    expect(count(under.events(), 'database-back')).toBe(1);
  });

  test('is away with the exchange: its feeds are told to be late, by the time that passed', LIMIT, async () => {
    await between.cut();
    await expect.poll(under.isAway, SOON).toBe(true);
    process.kill(childOf(site.process, 'exchange/main.ts'), 'SIGSTOP');
    site.hurry({ turnOnMs: 2 * HOUR_MS });
    const late = async () => (await statusOf(site.url)).feeds.filter(({ standing }) => standing === 'behind').length;
    await expect.poll(late, SOON).toBeGreaterThan(5);
    for (const path of ['/en', '/en/market-watch']) {
      await expect.poll(async () => (await under.read(path)).text, SOON).toContain(staleMark('en'));
    }
    await under.expectMarket();
    process.kill(childOf(site.process, 'exchange/main.ts'), 'SIGCONT');
    await between.mend();
  });
});
