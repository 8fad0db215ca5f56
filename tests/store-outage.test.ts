import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHurriedSite, type HurriedSite } from './support/hurried-site.ts';
import { childOf } from './support/processes.ts';
import { onSeed } from './support/seeded-site.ts';
import { TRADING_MORNING } from './support/site.ts';
import { statusOf } from './support/site-status.ts';
import { count, DISCLOSURES, HOUR_MS, LIMIT, siteUnderTest, SOON, startReaders } from './support/store-outage.ts';
import { staleMark } from './support/words.ts';

const KILLS = process.env.TEST_LONG ? 10 : 1;
/** How far the wall clock is set back each time, in hours; a negative value sets it forward. */
const STEPS_HOURS = process.env.TEST_LONG ? [1, 24, -25, 24 * 365, -24 * 365, 0.01] : [1];
const MARK = '<page-age ';

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
