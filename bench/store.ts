import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dayNumber, dayOf } from '#domain/time.ts';
import { bar, disclosure, NOON, quote } from '#store/contract/samples.ts';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/store.ts';
import type { Figure } from '#tools/bench/figure.ts';

const INSTRUMENTS = 110;
const DAYS = 2_500;
const DISCLOSURES = 40_000;
const ISSUERS = 70;
const SAVED_AT_ONCE = 1_000;
const FEED_PAGE = 20;
const REPEATS = 50;
const FIRST_DAY = dayNumber('2016-01-01');
const ALL_DAYS = ['2000-01-01', '2100-01-01'] as const;

/**
 * The embedded database: back-fill, the writes of a running market, and the reads of pages, one after another. The
 * floor is the same number of rows generated inside the engine itself, without a socket. With DATABASE_URL an empty
 * PostgreSQL is measured instead.
 */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-bench-'));
  const open = () => openStore({ dataDir, databaseUrl: process.env.DATABASE_URL });
  const figures: Figure[] = [];
  let store = await open();
  figures.push(...(await measureMarket(store)), ...(await measureDisclosures(store)));
  await store.close();
  const reopening = await timed(async () => (store = await open()));
  await store.close();
  rmSync(dataDir, { recursive: true });
  return [
    ...figures,
    { name: 'store: start on a filled data folder', value: Math.round(reopening), unit: 'ms' },
    await floor(),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function rate(name: string, rows: number, work: () => Promise<unknown>): Promise<Figure> {
  return { name: `store: ${name}`, value: Math.round((rows / (await timed(work))) * 1_000), unit: 'rows/s' };
}

async function median(name: string, work: (i: number) => Promise<unknown>): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) times.push(await timed(() => work(i)));
  const middle = times.sort((a, b) => a - b)[REPEATS / 2] ?? 0;
  return { name: `store: ${name}`, value: Math.round(middle * 100) / 100, unit: 'ms' };
}

const instruments = Array.from({ length: INSTRUMENTS }, (_, i) => i);

async function measureMarket({ bars, quotes }: Store): Promise<Figure[]> {
  const dates = Array.from({ length: DAYS }, (_, day) => dayOf(FIRST_DAY + day));
  const years = instruments.map((n) =>
    dates.map((date, day) => bar({ symbol: `S${n}`, date, close: 2_000 + ((n + day) % 900) })),
  );
  const backfill = async () => {
    for (const ofOne of years) await bars.save(ofOne, NOON);
  };
  const allQuotes = (i: number) => instruments.map((n) => quote({ symbol: `S${n}`, last: 2_000 + i, at: NOON + i }));
  return [
    await rate('back-fill of daily bars', INSTRUMENTS * DAYS, backfill),
    await rate('back-fill of daily bars that are known', INSTRUMENTS * DAYS, backfill),
    await median(`save ${INSTRUMENTS} quotes that changed`, (i) => quotes.save(allQuotes(i))),
    await median('list all quotes', () => quotes.list()),
    await median('ten years of bars of one security', (i) => bars.list(`S${i}`, ...ALL_DAYS)),
  ];
}

function disclosureNumber(i: number) {
  const arabic = i % 2 === 1;
  return disclosure({
    id: `d${i}`,
    lang: arabic ? 'ar' : 'en',
    symbol: `S${i % ISSUERS}`,
    headline: arabic ? `نتائج اجتماع مجلس الإدارة رقم ${i}` : `Results of board meeting number ${i}`,
    publishedAt: NOON + i,
  });
}

async function measureDisclosures({ disclosures }: Store): Promise<Figure[]> {
  const rows = Array.from({ length: DISCLOSURES }, (_, i) => disclosureNumber(i));
  const batch = (i: number, size: number) => rows.slice(i * size, (i + 1) * size);
  const backfill = async () => {
    for (let i = 0; i * SAVED_AT_ONCE < DISCLOSURES; i += 1) await disclosures.save(batch(i, SAVED_AT_ONCE), NOON);
  };
  const page = (name: string, filter: (i: number) => object) =>
    median(name, (i) => disclosures.page({ lang: 'en', take: FEED_PAGE, ...filter(i) }));
  return [
    await rate('back-fill of disclosures with history', DISCLOSURES, backfill),
    await median('save a page of the feed that is known', (i) => disclosures.save(batch(i, FEED_PAGE), NOON + i)),
    await page('newest disclosures of 40,000, with their number', () => ({})),
    await page('newest disclosures of one symbol', (i) => ({ symbol: `S${i}` })),
    await page('disclosures found by two words', (i) => ({ lang: 'ar', words: `الاداره ${i}` })),
    await median('a disclosure found by its file', (i) => disclosures.findByFile(rows[i]?.files[0]?.path ?? '')),
  ];
}

async function floor(): Promise<Figure> {
  const engine = await PGlite.create('memory://');
  await engine.exec('create table bars (symbol text, date date, close bigint, primary key (symbol, date))');
  const fill = `insert into bars select 'S' || n, date '2016-01-01' + day, n
    from generate_series(1, ${INSTRUMENTS}) as n, generate_series(1, ${DAYS}) as day`;
  const figure = await rate('floor, rows made inside the engine', INSTRUMENTS * DAYS, () => engine.exec(fill));
  await engine.close();
  return figure;
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
