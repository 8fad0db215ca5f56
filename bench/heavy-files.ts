import { pathOf } from '#app/page-path.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import type { Figure } from '#tools/bench/figure.ts';
import { longestStretch } from './longest-stretch.ts';
import { machineLoad } from './processor-time.ts';

/**
 * Generates files of many rows: the longest time during which the process does not answer, and how long a client waits
 * for a file. Nothing is cached, so that every file is generated.
 */

/** A Saturday noon, so that market activity is not measured. */
const CLOSED = '2026-11-21T12:00*1';
const ROUNDS = 5;
/** Long stretches of a process that is starting up are excluded. */
const SETTLE_MS = 8_000;
const LIMIT_MS = 50;

const disclosures = pathOf('the-exchange-disclosures');
const FILES = {
  'corporate actions, ics': `/en${pathOf('the-exchange-corporate-actions')}.ics`,
  'corporate actions, ics, unknown issuers': `/en${pathOf('the-exchange-corporate-actions')}.ics?issuer=#`,
  'corporate actions, csv': `/en${pathOf('the-exchange-corporate-actions')}.csv`,
  'corporate actions, xlsx, Arabic': `/ar${pathOf('the-exchange-corporate-actions')}.xlsx`,
  'disclosures, xlsx': `/en${disclosures}.xlsx`,
  'disclosures, csv': `/en${disclosures}.csv`,
  'disclosures, json': `/ar${disclosures}.json`,
  'disclosures, atom': `/en${disclosures}.atom`,
  'market watch, xlsx': '/en/market-watch.xlsx',
  'market rules, xlsx': `/en${pathOf('the-exchange-market-rules')}.xlsx`,
  'market watch, page': '/en/market-watch',
  'disclosures, page': `/en${disclosures}`,
} as const;

export async function run(): Promise<Figure[]> {
  const site = await startSite({ clock: CLOSED, program: 'bench/watched-site.ts', env: { PAGE_CACHE_MIB: '0' } });
  try {
    await pass(SETTLE_MS);
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(FILES)) figures.push(...(await measure(site, name, path)));
    return [
      ...figures,
      { name: 'heavy files: limit of a stretch', value: LIMIT_MS, unit: 'ms' },
      machineLoad('heavy files'),
    ];
  } finally {
    // Faults that the site logs on a busy machine are not measured here.
    await site.stop({ faultsAreKnown: true });
  }
}

async function measure(site: Site, name: string, path: string): Promise<Figure[]> {
  // The first requests run code that is not compiled yet.
  for (let round = 0; round < 2; round += 1) await ask(site.url, path, round);
  const stretches: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await pass(100);
    await longestStretch(site.process);
    const from = performance.now();
    await ask(site.url, path, 100 + round);
    waits.push(performance.now() - from);
    stretches.push(await longestStretch(site.process));
  }
  return [
    { name: `heavy file: ${name}, longest stretch`, value: middle(stretches), unit: 'ms' },
    { name: `heavy file: ${name}, wait`, value: middle(waits), unit: 'ms' },
  ];
}

async function ask(url: string, path: string, round: number): Promise<void> {
  const answer = await fetch(url + path.replace('#', `X${round}`));
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: nothing can be measured.`);
}

function middle(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]! * 10) / 10;
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
