import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardOf, untilTraded } from './support/figures.ts';
import { askAndReadNothing } from './support/flood.ts';
import { memoryUsed } from './support/memory-used.ts';
import { closedPort } from './support/ports.ts';
import { startSeededSite } from './support/seeded-site.ts';
import type { Site } from './support/site.ts';

const LIMIT = { timeout: 300_000 };
const SOON = { timeout: 90_000, interval: 250 };

const statusAt = async (site: Site, path: string) => (await fetch(site.url + path)).status;

describe.skipIf(process.platform !== 'linux')('a reader who never closes', () => {
  const STREAMS = 4;
  const GROWTH_MAX_MIB = 32;
  let site: Site;
  let metrics: string;
  beforeAll(async () => {
    // A minute of the market in each second: unread data piles up within seconds.
    metrics = `http://127.0.0.1:${await closedPort()}/metrics`;
    site = await startSeededSite({
      clock: '2026-11-18T10:30*60',
      env: { STREAMS_PER_ADDRESS: String(STREAMS), METRICS_PORT: new URL(metrics).port },
      program: 'tests/support/weighed-program.ts',
    });
    await untilTraded(site.url);
  }, LIMIT.timeout);
  afterAll(() => site?.stop({ faultsAreKnown: true }));

  it('and reads nothing of his stream is dropped, and holds no memory meanwhile', LIMIT, async () => {
    const symbols = (await boardOf(site.url)).toSorted((a, b) => b.trades - a.trades).slice(0, 60);
    const path = `/live?topics=${symbols.map(({ symbol }) => `symbol:${symbol}`).join(',')},board:510,index`;
    const open = async () => {
      const leaving = new AbortController();
      const answer = await fetch(`${site.url}/live?topics=clock`, { signal: leaving.signal });
      leaving.abort();
      return answer.status;
    };
    expect(await open()).toBe(200);
    // Until that stream's place is free again.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const held = async () => {
      const { heap, external } = await memoryUsed(site.process, 'collected');
      return heap + external;
    };
    const before = await held();
    const readers = Array.from({ length: STREAMS }, () => askAndReadNothing(site.url, { requests: 1, path }));
    const dropped = async () =>
      Number(/^manara_stream_dropped_total (\d+)/m.exec(await (await fetch(metrics)).text())?.[1]);
    await expect.poll(dropped, SOON).toBe(STREAMS);
    // The place of each stream is free again.
    await expect.poll(open, SOON).toBe(200);
    await expect.poll(() => statusAt(site, '/en'), SOON).toBe(200);
    expect((await held()) - before, 'MiB').toBeLessThan(GROWTH_MAX_MIB);
    for (const reader of readers) reader.destroy();
  });
});
