import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '#app/page-path.ts';
import { startSeededSite } from '#tests/support/seeded-site.ts';
import type { Site } from '#tests/support/site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { longestStretch } from './longest-stretch.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Generates ten years of monthly bulletins in both languages, one after the other, while a reader keeps requesting a
 * page; and ten years of one security as a file. Nothing is cached.
 */

/** A Saturday noon, so that market activity is not measured. */
const CLOSED = '2026-11-21T12:00*1';
const MONTHS = 120;
const LANGUAGES = ['ar', 'en'] as const;
const LOOK_MS = 50;
const ALONE_MS = 10_000;
const STRETCH_LIMIT_MS = 50;
const FIRST_BYTE_LIMIT_MS = 1_000;

const BULLETINS = pathOf('the-exchange-bulletins');
const PRICES = pathOf('the-exchange-historical-data-company-prices');
const PAGE = `/ar${pathOf('glossary')}`;

export async function run(): Promise<Figure[]> {
  const env = { PAGE_CACHE_MIB: '0' };
  const site = await startSeededSite({ clock: CLOSED, program: 'bench/watched-site.ts', env });
  try {
    return [...(await papers(site)), ...(await years(site)), machineLoad('bulletins')];
  } finally {
    await site.stop({ faultsAreKnown: true });
  }
}

async function papers(site: Site): Promise<Figure[]> {
  const { rows } = (await (await fetch(`${site.url}/api/v1/bulletins?kind=monthly`)).json()) as {
    rows: { period: string }[];
  };
  if (rows.length === 0) throw new Error('There is no monthly bulletin: nothing can be measured.');
  const alone = await waits(site, pause(ALONE_MS));
  await longestStretch(site.process);
  const from = performance.now();
  let bytes = 0;
  const making = (async () => {
    for (let month = 0; month < MONTHS; month += 1)
      for (const locale of LANGUAGES) {
        const { period } = rows[month % rows.length]!;
        const answer = await fetch(`${site.url}/${locale}${BULLETINS}.pdf?kind=monthly&period=${period}`);
        if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: nothing can be measured.`);
        bytes += (await answer.arrayBuffer()).byteLength;
      }
  })();
  const beside = await waits(site, making);
  const seconds = (performance.now() - from) / 1_000;
  return [
    { name: 'bulletins: months of ten years in two languages, all', value: round(seconds), unit: 's' },
    { name: 'bulletins: a month on paper', value: round(bytes / MONTHS / LANGUAGES.length / 1_024), unit: 'KiB' },
    { name: 'bulletins: a page alone, p95', value: round(alone), unit: 'ms' },
    { name: 'bulletins: a page meanwhile, p95', value: round(beside), unit: 'ms' },
    { name: 'bulletins: longest stretch meanwhile', value: round(await longestStretch(site.process)), unit: 'ms' },
    { name: 'bulletins: limit of a stretch', value: STRETCH_LIMIT_MS, unit: 'ms' },
  ];
}

/** 95th percentile of the time that a reader waits for a page, requesting it repeatedly until the promise settles. */
async function waits(site: Site, until: Promise<unknown>): Promise<number> {
  const waited: number[] = [];
  let isGoing = true;
  const ended = until.finally(() => (isGoing = false));
  while (isGoing) {
    const from = performance.now();
    await (await fetch(site.url + PAGE)).arrayBuffer();
    waited.push(performance.now() - from);
    await pause(LOOK_MS);
  }
  await ended;
  return waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.95)]!;
}

async function years(site: Site): Promise<Figure[]> {
  const address = `${site.url}/en${PRICES}.csv?symbol=DSX&from=2016-11-21&to=2026-11-20&prices=total`;
  await (await fetch(address)).arrayBuffer();
  const from = performance.now();
  const answer = await fetch(address);
  const reader = answer.body!.getReader();
  await reader.read();
  const first = performance.now() - from;
  while (!(await reader.read()).done);
  return [
    { name: 'ten years of one security, csv: first byte', value: round(first), unit: 'ms' },
    { name: 'ten years of one security, csv: all', value: round(performance.now() - from), unit: 'ms' },
    { name: 'ten years of one security, csv: limit of the first byte', value: FIRST_BYTE_LIMIT_MS, unit: 'ms' },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
