import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#store/postgres/test-database.ts';
import { interruption } from '#store/postgres/test-interruption.ts';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { childOf } from './support/processes.ts';
import { statusOf } from './support/site-status.ts';
import { count, HOUR_MS, LIMIT, siteUnderTest, SOON } from './support/store-outage.ts';
import { staleMark } from './support/words.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
/** How long the store is unavailable. */
const AWAY_MS = process.env.TEST_LONG ? 600_000 : 20_000;

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
