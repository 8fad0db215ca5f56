import { Agent, get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { boardOf } from './support/figures.ts';
import { startSite, type Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startSharedServices, type SharedServices } from './support/two-nodes.ts';

/** A little more than a node needs while it reads its history. */
const HEAP_MIB = 224;
const READERS = 300;
const ROUNDS = process.env.TEST_LONG ? 30 : 3;
const LIMIT = { timeout: 240_000 + ROUNDS * 60_000 };
const ANSWERS = new Set([200, 503]);

describe.skipIf(!CAN_RUN_TWO_NODES)('a node with little memory (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let shared: SharedServices;
  let site: Site;
  beforeAll(async () => {
    shared = await startSharedServices();
    const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`, PAGE_CACHE_MIB: '16' };
    site = await startSite({ env: { ...shared.env, ...env } });
  }, LIMIT.timeout);
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await shared?.stop();
  });

  it('sends readers away rather than ends, and is well again after them', LIMIT, async () => {
    const symbols = (await boardOf(site.url)).map(({ symbol }) => symbol);
    const agent = new Agent({ keepAlive: true, maxSockets: READERS });
    const met = new Map<number, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const paths = Array.from({ length: READERS }, (_, at) => pathFor(round, at, symbols));
      const answers = await Promise.all(paths.map((path) => ask(site.url + path, agent)));
      for (const { status, retryAfter } of answers) {
        met.set(status, (met.get(status) ?? 0) + 1);
        if (status === 503) expect(retryAfter).toMatch(/^\d+$/);
      }
    }
    agent.destroy();
    process.stdout.write(`${HEAP_MIB} MiB: ${JSON.stringify([...met])}\n`);
    expect([...met.keys()].filter((status) => !ANSWERS.has(status))).toEqual([]);
    expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null]);
    const statusAt = async (path: string) => (await fetch(site.url + path)).status;
    for (const path of ['/en', '/ar/market-watch', '/en/search?q=after'])
      await expect.poll(() => statusAt(path), { timeout: 30_000, interval: 500 }).toBe(200);
  });
});

/** All requests differ, so that each page is rendered: large market pages, searches, files. */
function pathFor(round: number, at: number, symbols: readonly string[]): string {
  const turn = round * READERS + at;
  const symbol = symbols[turn % symbols.length]!;
  const company = pathOf('the-exchange-company', { SecuritySymbol: symbol });
  const paths = [
    `/en/search?q=pressure${turn}`,
    `/ar${company}?range=5Y&turn=${turn}`,
    `/ar/market-watch?q=${turn}`,
    `/en${pathOf('the-exchange-disclosures')}?q=${turn}`,
  ];
  return paths[at % paths.length]!;
}

function ask(url: string, agent: Agent): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }));
    }).once('error', reject);
  });
}
