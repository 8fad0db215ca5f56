import { once } from 'node:events';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_AT, sampleClock, sampleQuote } from '#live/sample.ts';
import { boardOf, busiest, untilTraded } from './support/figures.ts';
import { startHurriedSite } from './support/hurried-site.ts';
import { startNetwork, type Network } from './support/network.ts';
import { timesOf } from './support/site-log.ts';
import { statusOf } from './support/site-status.ts';
import { startSite, type Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startSharedServices, type SharedServices } from './support/two-nodes.ts';
import { said, staleMark } from './support/words.ts';

const LIMIT = { timeout: process.env.TEST_LONG ? 1_200_000 : 300_000 };
const SOON = { timeout: 60_000, interval: 100 };
const MINUTE_MS = 60_000;
/** Clock error of two nodes; the third has the right time. */
const WRONG_MS = 7 * MINUTE_MS;
/** Number of checks of a figure's age and of a node's content. */
const LOOKS = 30;
const LOOK_EVERY_MS = 200;
/** Far below the difference of the clocks, far above the delay of a busy machine. */
const AGE_MAX_SECONDS = 60;
/** How long Redis is unavailable. */
const AWAY_MS = process.env.TEST_LONG ? 600_000 : 5_000;
/** Databases of Redis that no other test uses. */
const [REDIS_OF_NODES, REDIS_OF_OTHERS] = ['/6', '/7'];
/** The last price from yesterday's run, in thousandths: no security has such a low price. */
const OLD_LAST = 1;

const look = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

describe.skipIf(!CAN_RUN_TWO_NODES)(
  'nodes whose clocks differ by minutes (TEST_DATABASE_URL and TEST_REDIS_URL)',
  () => {
    let shared: SharedServices;
    const nodes: Site[] = [];
    /** How far each clock is set back: the node that leads first is ahead. */
    const setBack = [-WRONG_MS, 0, WRONG_MS];

    beforeAll(async () => {
      shared = await startSharedServices();
      for (const ms of setBack)
        nodes.push(await startHurriedSite({ env: { ...shared.env, CLOCK_SET_BACK_MS: String(ms) } }));
    }, LIMIT.timeout);
    afterAll(async () => {
      for (const node of nodes) await node.stop({ faultsAreKnown: true });
      await shared?.stop();
    });

    async function marketTimeOf({ url }: Site): Promise<number> {
      const answer = await fetch(`${url}/live/snapshot?topics=clock`);
      return ((await answer.json()) as { frames: { at: number }[] }).frames.at(-1)!.at;
    }

    /** Checks every time that these nodes show to readers: none is old, none differs by as much as the clocks. */
    async function expectRightTimes(living: Site[]): Promise<void> {
      for (let turn = 0; turn < LOOKS; turn += 1, await look()) {
        const times = await Promise.all(living.map(marketTimeOf));
        expect(Math.max(...times) - Math.min(...times), 'of the market').toBeLessThan(MINUTE_MS);
        for (const node of living) {
          const { market, feeds } = await statusOf(node.url);
          expect(market.ageSeconds, node.url).toBeLessThan(AGE_MAX_SECONDS);
          expect(
            feeds.filter(({ feed, standing }) => feed === 'market' && standing !== 'fresh'),
            node.url,
          ).toEqual([]);
        }
      }
      for (const { url } of living) {
        const home = async () => (await fetch(`${url}/en`)).text();
        await expect.poll(home, SOON).not.toContain(staleMark('en'));
      }
    }

    it('tell the same ages and the same time of the market', LIMIT, () => expectRightTimes(nodes));

    it('are led by one, and by the next when that one is killed, which has another time', LIMIT, async () => {
      const [leader, ...others] = nodes;
      const led = () => others.flatMap((node) => timesOf(node, 'leading')).length;
      expect(led()).toBe(0);
      const ended = once(leader!.process, 'exit');
      leader!.process.kill('SIGKILL');
      await ended;
      await expect.poll(led, SOON).toBe(1);
      await expectRightTimes(others);
      expect(led()).toBe(1);
    });
  },
);

describe.skipIf(!CAN_RUN_TWO_NODES)('a Redis with old data (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let shared: SharedServices;
  let network: Network;
  let redis: ReturnType<typeof createClient>;
  let symbol: string;
  const nodes: Site[] = [];
  const redisAt = (path: string) => new URL(path, process.env.TEST_REDIS_URL).href;

  /** Data left from a run on the previous day: its last snapshot and later news, of a day with another name. */
  async function putOldData(path: string): Promise<void> {
    const at = Date.now() - 24 * 60 * MINUTE_MS;
    const clock = sampleClock({ epoch: 'yesterday', observedAt: at });
    const quotes = [sampleQuote('OLDRUN'), sampleQuote(symbol, { last: OLD_LAST, at: SAMPLE_AT })];
    const message = { kind: 'snapshot', heardAt: at, everyMs: 1_000, clock, quotes };
    const entry = { node: 'yesterday', n: '1', kind: 'snapshot', sentAt: String(at), body: JSON.stringify(message) };
    await redis.select(Number(path.slice(1)));
    await redis
      .multi()
      .del('manara:live')
      .xAdd('manara:live', `${at}-0`, entry)
      .set('manara:live:snapshot', `${at}-0`)
      .exec();
  }
  const isOld = (quotes: Awaited<ReturnType<typeof boardOf>>) =>
    quotes.some(({ last }) => last === OLD_LAST) || quotes.some((quote) => quote.symbol === 'OLDRUN');

  async function expectNothingOld(site: Site): Promise<void> {
    for (let turn = 0; turn < LOOKS; turn += 1, await look()) {
      const quotes = await boardOf(site.url);
      expect(quotes.length, site.url).toBeGreaterThan(1);
      expect(isOld(quotes), site.url).toBe(false);
    }
  }

  beforeAll(async () => {
    redis = createClient({ url: redisAt(REDIS_OF_NODES) });
    await redis.connect();
    await redis.flushDb();
    shared = await startSharedServices();
    network = await startNetwork(redisAt(REDIS_OF_NODES));
    for (let at = 0; at < 2; at += 1) nodes.push(await startSite({ env: { ...shared.env, REDIS_URL: network.url } }));
    await untilTraded(nodes[1]!.url);
    symbol = await busiest(nodes[1]!.url);
  }, LIMIT.timeout);
  afterAll(async () => {
    for (const node of nodes) await node.stop({ faultsAreKnown: true });
    await network?.close();
    for (const path of [REDIS_OF_NODES, REDIS_OF_OTHERS]) {
      await redis.select(Number(path.slice(1)));
      await redis.flushDb();
    }
    redis.destroy();
    await shared?.stop();
  });

  const tradesOf = async ({ url }: Site) => (await boardOf(url)).reduce((sum, { trades }) => sum + trades, 0);
  const isAlone = async ({ url }: Site) => (await statusOf(url)).bus.isAway;

  it(
    'is away: each node reads the market for its own readers and says so, until they are one again',
    LIMIT,
    async () => {
      const leads = () => nodes.flatMap((node) => timesOf(node, 'leading')).length;
      const led = leads();
      const status = async ({ url }: Site, locale: 'en' | 'ar') => (await fetch(`${url}/${locale}/status`)).text();
      network.cut();
      const until = performance.now() + AWAY_MS;
      for (const node of nodes) await expect.poll(() => isAlone(node), SOON).toBe(true);
      for (const node of nodes)
        for (const locale of ['en', 'ar'] as const)
          await expect.poll(() => status(node, locale), SOON).toContain(said(locale, 'status.alone'));
      do {
        const before = await Promise.all(nodes.map(tradesOf));
        for (const [at, node] of nodes.entries()) {
          await expect.poll(() => tradesOf(node), SOON).toBeGreaterThan(before[at]!);
          expect((await statusOf(node.url)).market.ageSeconds, node.url).toBeLessThan(AGE_MAX_SECONDS);
        }
      } while (performance.now() < until);
      network.heal();
      for (const node of nodes) await expect.poll(() => isAlone(node), SOON).toBe(false);
      for (const node of nodes)
        await expect.poll(() => status(node, 'en'), SOON).not.toContain(said('en', 'status.alone'));
      const before = await tradesOf(nodes[0]!);
      for (const node of nodes) await expect.poll(() => tradesOf(node), SOON).toBeGreaterThan(before);
      expect(leads()).toBe(led);
    },
  );

  it('that comes back under running nodes takes no figure back, and they are one again', LIMIT, async () => {
    const away = timesOf(nodes[1]!, 'bus-away').length;
    network.cut();
    await expect.poll(() => timesOf(nodes[1]!, 'bus-away').length, SOON).toBe(away + 1);
    await putOldData(REDIS_OF_NODES);
    network.heal();
    await Promise.all(nodes.map(expectNothingOld));
    const before = await tradesOf(nodes[0]!);
    await expect.poll(() => tradesOf(nodes[1]!), SOON).toBeGreaterThan(before);
  });

  it('is met by a node that starts: it shows what the store holds', LIMIT, async () => {
    await putOldData(REDIS_OF_OTHERS);
    const late = await startSite({ env: { ...shared.env, REDIS_URL: redisAt(REDIS_OF_OTHERS) } });
    nodes.push(late);
    await expectNothingOld(late);
  });
});
