import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { integer } from '#domain/number.ts';
import { boardOf, busiest } from './figures.ts';
import type { HurriedSite } from './hurried-site.ts';
import { statusOf } from './site-status.ts';

/** The longest time of a test. */
export const LIMIT = { timeout: process.env.TEST_LONG ? 1_200_000 : 600_000 };
/** Generous, for a busy machine. */
export const SOON = { timeout: 120_000, interval: 250 };
/** No reader waits for a hanging store: the store's own limit is longer than this. */
const READER_LIMIT_MS = 30_000;
const READERS = 8;
export const HOUR_MS = 3_600_000;

const company = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });
/** A page of stored data. */
export const DISCLOSURES = `/en${pathOf('the-exchange-disclosures')}`;

/** A site whose store will be away, and what its readers see meanwhile. */
export function siteUnderTest(site: HurriedSite) {
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
export function startReaders({ read, market }: ReturnType<typeof siteUnderTest>) {
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
/** Counts an event of a site’s log. */
export const count = (events: string[], name: string) => events.filter((event) => event === name).length;
