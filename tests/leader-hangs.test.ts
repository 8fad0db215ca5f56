import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningExchange } from './support/exchange.ts';
import { boardOf, busiest } from './support/figures.ts';
import { startReaders } from './support/readers.ts';
import { eventsOf, timesOf } from './support/site-log.ts';
import type { Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startTwoNodes, type TwoNodes } from './support/two-nodes.ts';

/** How often the leading node is made to hang. */
const TURNS = process.env.TEST_LONG ? 10 : 1;
const SOON = { timeout: 120_000, interval: 100 };
const LOOK_EVERY_MS = 200;
/** New trades of a security that the next leader must show before they are counted. */
const NEW_TRADES = process.env.TEST_LONG ? 30 : 5;
/** A heavily traded security has a new trade about every six seconds. */
const UNTIL_TRADED = { timeout: NEW_TRADES * 24_000, interval: 100 };
const LIMIT = { timeout: 300_000 + TURNS * 120_000 };

/** The leading node first: a node that the machine delayed for long gives up its lead like one that hangs. */
function inOrder(nodes: readonly [Site, Site]): readonly [Site, Site] {
  const [first, second] = nodes.map((node) => timesOf(node, 'leading').at(-1) ?? '');
  return first! > second! ? nodes : [nodes[1], nodes[0]];
}

/** Trades so far today: they increase while the market is read. */
async function trades(site: Site): Promise<number> {
  return (await boardOf(site.url)).reduce((sum, quote) => sum + quote.trades, 0);
}

interface Traded {
  id: number;
  at: number;
  price: number;
  quantity: number;
}

/** Follows the trades of a security on a node by polling: each trade as it was first shown. */
function followTrades(site: Site, symbol: string) {
  const seen = new Map<number, Traded>();
  const twice: string[] = [];
  let isGoing = true;
  async function follow(): Promise<void> {
    while (isGoing) {
      const answer = await fetch(`${site.url}/live/snapshot?topics=symbol:${symbol}`);
      const { frames } = (await answer.json()) as { frames: { trades?: Traded[] }[] };
      const trades = frames.flatMap(({ trades = [] }) => trades);
      if (new Set(trades.map(({ id }) => id)).size < trades.length) twice.push(JSON.stringify(trades));
      for (const trade of trades) {
        const before = seen.get(trade.id) ?? trade;
        if (JSON.stringify(before) !== JSON.stringify(trade)) twice.push(JSON.stringify([before, trade]));
        seen.set(trade.id, before);
      }
      await pause(LOOK_EVERY_MS);
    }
  }
  const following = follow();
  return {
    newest: () => Math.max(0, ...seen.keys()),
    async stop() {
      isGoing = false;
      await following;
      return { ids: [...seen.keys()].toSorted((a, b) => a - b), twice };
    },
  };
}

/** The numbers of all trades of a security today, from the exchange, in order. */
async function tradedOn(exchange: RunningExchange, symbol: string): Promise<number[]> {
  const answer = await fetch(`${exchange.url}/mw/v1/trades?id=${symbol}&take=10000`);
  return ((await answer.json()) as { id: number }[]).map(({ id }) => Number(id)).toSorted((a, b) => a - b);
}

/** Indices whose stored points of a day skip a minute. */
async function skippedMinutes(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const text = `select index, min(minute), max(minute), count(*) from index_points
    group by index, at / 86400000 having max(minute) - min(minute) + 1 > count(*)`;
  return (await client.query(text).finally(() => client.end())).rows;
}

describe.skipIf(!CAN_RUN_TWO_NODES)('two nodes (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let running: TwoNodes;
  beforeAll(async () => {
    running = await startTwoNodes();
  }, LIMIT.timeout);
  afterAll(() => running?.stop());

  it('whichever leads hangs: the other leads within moments, and no reader of it notices', LIMIT, async () => {
    const { nodes } = running;
    for (const node of nodes) await expect.poll(() => trades(node), SOON).toBeGreaterThan(0);
    const tookMs: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const [leader, next] = inOrder(nodes);
      const led = timesOf(next, 'leading').length;
      const stop = startReaders(next);
      const at = performance.now();
      leader.process.kill('SIGSTOP');
      try {
        await expect.poll(() => timesOf(next, 'leading').length, SOON).toBeGreaterThan(led);
        tookMs.push(Math.round(performance.now() - at));
        const before = await trades(next);
        await expect.poll(() => trades(next), SOON).toBeGreaterThan(before);
      } finally {
        leader.process.kill('SIGCONT');
      }
      // The node that hung is running again: it follows, and its readers see the same as the other's.
      const seen = await trades(next);
      await expect.poll(() => trades(leader), SOON).toBeGreaterThanOrEqual(seen);
      expect(await stop(), eventsOf(next)).toEqual([200]);
    }
    for (const node of nodes) expect(timesOf(node, 'page-failed')).toEqual([]);
    process.stdout.write(`The next node led after ${tookMs.join(', ')} ms; 10,000 are meant.\n`);
  });

  it(
    'whichever leads is killed: the other leads within seconds, and reads on without a gap or a doubled record',
    LIMIT,
    async () => {
      const { nodes, exchange, databaseUrl } = running;
      const [leader, next] = inOrder(nodes);
      const symbol = await busiest(next.url);
      const readers = startReaders(next);
      const trades = followTrades(next, symbol);
      await expect.poll(trades.newest, SOON).toBeGreaterThan(0);
      const led = timesOf(next, 'leading').length;
      const at = performance.now();
      leader.process.kill('SIGKILL');
      await expect.poll(() => timesOf(next, 'leading').length, { ...SOON, interval: 20 }).toBeGreaterThan(led);
      process.stdout.write(
        `The next node led ${Math.round(performance.now() - at)} ms after the other was killed; 5,000 are meant.\n`,
      );
      const traded = (await tradedOn(exchange, symbol)).at(-1)!;
      await expect.poll(trades.newest, UNTIL_TRADED).toBeGreaterThan(traded + NEW_TRADES - 1);
      const { ids, twice } = await trades.stop();
      const [first, last] = [ids[0]!, ids.at(-1)!];
      expect(twice).toEqual([]);
      expect(ids).toEqual((await tradedOn(exchange, symbol)).filter((id) => id >= first && id <= last));
      expect(await readers(), eventsOf(next)).toEqual([200]);
      await expect.poll(() => skippedMinutes(databaseUrl), SOON).toEqual([]);
    },
  );
});
