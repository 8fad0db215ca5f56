import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '#store/postgres/test-database.ts';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { boardOf } from './support/figures.ts';
import { startSite, type Site } from './support/site.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;
/** How often whichever node leads is made to hang. */
const TURNS = process.env.TEST_LONG ? 10 : 1;
const READERS = 4;
const PATHS = ['/en', '/ar/market-watch', '/ar', '/en/market-watch'];
const SOON = { timeout: 120_000, interval: 100 };
const LIMIT = { timeout: 300_000 + TURNS * 120_000 };

/** Readers of a node that ask without a pause, and what they met. */
function startReaders(site: Site) {
  const met = new Set<number | string>();
  let isGoing = true;
  const reader = async (first: number) => {
    for (let turn = first; isGoing; turn += 1) {
      const path = PATHS[turn % PATHS.length]!;
      met.add(await fetch(site.url + path).then(async (answer) => (await answer.text(), answer.status), String));
    }
  };
  const readers = Array.from({ length: READERS }, (_, first) => reader(first));
  return async () => {
    isGoing = false;
    await Promise.all(readers);
    return [...met];
  };
}

/** When a node said so, in its own words of time. */
function timesOf({ logFile }: Site, event: string): string[] {
  const lines = readFileSync(logFile, 'utf8').matchAll(/^\{.*"time":"([^"]+)","event":"([^"]+)"/gm);
  return [...lines].filter(([, , said]) => said === event).map(([, at]) => at!);
}

/** First the node that leads, then the other: a node that the machine held up for long gives up its lead as one that hangs. */
function inOrder(nodes: readonly [Site, Site]): readonly [Site, Site] {
  const [first, second] = nodes.map((node) => timesOf(node, 'leading').at(-1) ?? '');
  return first! > second! ? nodes : [nodes[1], nodes[0]];
}

/** Trades so far today: while the market is read, they grow. */
async function trades(site: Site): Promise<number> {
  return (await boardOf(site.url)).reduce((sum, quote) => sum + quote.trades, 0);
}

describe.skipIf(!databaseUrl || !redisUrl)('two nodes (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let base: Awaited<ReturnType<typeof createDatabase>>;
  let exchange: RunningExchange;
  let nodes: [Site, Site];

  beforeAll(async () => {
    base = await createDatabase(databaseUrl!);
    exchange = await startExchange();
    const services = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [
      variable,
      exchange.url + embeddedPath,
    ]);
    const env = { ...Object.fromEntries(services), DATABASE_URL: base.url, REDIS_URL: redisUrl! };
    nodes = [await startSite({ env }), await startSite({ env })];
  }, LIMIT.timeout);
  afterAll(async () => {
    for (const node of nodes ?? []) await node.stop({ faultsAreKnown: true });
    await exchange?.stop();
    await base?.drop();
  });

  it('whichever leads hangs: the other leads within moments, and no reader of it notices', LIMIT, async () => {
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
      // What hung is awake: it follows, and its readers see what the other reads.
      const seen = await trades(next);
      await expect.poll(() => trades(leader), SOON).toBeGreaterThanOrEqual(seen);
      expect(await stop()).toEqual([200]);
    }
    for (const node of nodes) expect(timesOf(node, 'page-failed')).toEqual([]);
    process.stdout.write(`The next node led after ${tookMs.join(', ')} ms; 10,000 are meant.\n`);
  });
});
