import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketDate } from '#domain/date.ts';
import { DISCLOSURE_KINDS } from '#domain/disclosure-kind.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { queryTerm, queryWords } from '#domain/search-words.ts';
import { DAY_MS } from '#domain/time.ts';
import { disclosure, NOON } from '#store/contract/samples.ts';
import { openEmbedded } from '#store/embedded/engine.ts';
import { tidy } from '#store/embedded/upkeep.ts';
import type { Engine } from '#store/engine.ts';
import { SILENT } from '#store/log.ts';
import { openStore, type StoreOptions } from '#store/open.ts';
import { openPostgres } from '#store/postgres/engine.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import type { DisclosureFilter, Store } from '#store/store.ts';
import type { Figure } from '#tools/bench/figure.ts';

const DISCLOSURES = 100_000;
const ISSUERS = 180;
const FILES = 2_000;
const SAVED_AT_ONCE = 1_000;
const QUESTIONS = 200;
/** Unmeasured requests beforehand: a site that has run for a minute has compiled code and cached pages. */
const WARMING = 30;
const TAKE = 20;
/** Limit for the store's part of a request, without page and network. */
const LIMIT_P99_MS = 20;
const EVERY_MS = 1_800_000;
/** Worded as issuers do; a headline in one of a hundred is rare, one in each fifth is common. */
const HEADLINES = [
  ['Results of board meeting', 'نتائج اجتماع مجلس الإدارة'],
  ['Financial statements for the quarter', 'القوائم المالية المرحلية للربع'],
  ['Notification of a change in a major holding', 'إخطار بتغيّر في ملكية أحد كبار المساهمين'],
  ['Cash dividend distribution', 'توزيع أرباح نقدية'],
  ['Disclosure of material information', 'الإفصاح عن معلومات جوهرية'],
] as const;
/**
 * Words of a fifth of all disclosures, none among the newest four fifths: the search finds nothing where it looks
 * first.
 */
const OLD_WORDS = 'old notice';
const WORDS = [
  'dividend',
  'ارباح',
  'board',
  'مجلس',
  'financial statements',
  'القوائم المالية',
  'holding',
  'n7',
  'n77',
  'n7 dividend',
  'رقم 4711',
  '4711',
  'zzz',
  'material 99',
];

/**
 * A hundred thousand disclosures and the text of two thousand files in the embedded database, and in PostgreSQL if
 * TEST_DATABASE_URL names one: a page of the list with each filter, and the search.
 */
export async function run(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manara-bench-'));
  const figures = await measured('PGlite', { dataDir }, () => openEmbedded(dataDir, SILENT));
  rmSync(dataDir, { recursive: true });
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const database = await createDatabase(server);
    figures.push(
      ...(await measured('PostgreSQL', { dataDir, databaseUrl: database.url }, () =>
        openPostgres(database.url, SILENT),
      )),
    );
    await database.drop();
  }
  return [...figures, { name: 'disclosures: limit of p99 of the search', value: LIMIT_P99_MS, unit: 'ms' }];
}

async function measured(engine: string, where: StoreOptions, open: () => Promise<Engine>): Promise<Figure[]> {
  const filled = await openStore(where);
  await fill(filled);
  await filled.close();
  await tidied(await open());
  const store = await openStore(where);
  const p99 = (name: string, ask: (i: number) => Promise<unknown>) => times(`disclosures: ${engine}, ${name}`, ask);
  const { disclosures, fileWords } = store;
  const until = NOON + DISCLOSURES * EVERY_MS;
  /** The page's queries: its rows, and the number of rows of each kind. */
  const page = (filter: (i: number) => Partial<DisclosureFilter>) => (i: number) => {
    const { kind, ...rest } = filter(i);
    const ofAnyKind = {
      lang: LOCALE_CODES[i % 2]!,
      exchange: 'home',
      announcementType: 'Disclosure',
      until,
      ...rest,
    } as const;
    return Promise.all([disclosures.newest({ ...ofAnyKind, kind, take: TAKE }), disclosures.kinds(ofAnyKind)]);
  };
  const wanted = (i: number, words: string = WORDS[i % WORDS.length]!) => ({
    asked: queryWords(words).map(queryTerm),
    until,
    take: TAKE,
  });
  const day = (i: number) => marketDate(NOON + i * 9 * DAY_MS);
  const figures = [
    ...(await p99(
      'list',
      page(() => ({})),
    )),
    ...(await p99(
      'of an issuer',
      page((i) => ({ symbol: `N${i % ISSUERS}` })),
    )),
    ...(await p99(
      'of a kind',
      page((i) => ({ kind: DISCLOSURE_KINDS[i % DISCLOSURE_KINDS.length] })),
    )),
    ...(await p99(
      'of a quarter',
      page((i) => ({ from: day(i), to: day(i + 10) })),
    )),
    ...(await p99(
      'with words',
      page((i) => ({ words: WORDS[i % WORDS.length] })),
    )),
    ...(await p99('search by headline', (i) => disclosures.search({ ...wanted(i), isOwn: true }))),
    ...(await p99('search by headline, words that old ones alone have', (i) =>
      disclosures.search({ ...wanted(i, OLD_WORDS), isOwn: true }),
    )),
    ...(await p99('search by words of files', (i) => fileWords.search({ ...wanted(i), subject: 'disclosure' }))),
  ];
  await store.close();
  return figures;
}

/** Vacuums as the embedded database does after its first minutes, and PostgreSQL within one. */
async function tidied(engine: Engine): Promise<void> {
  const client = await engine.pool.connect();
  await tidy((statement) => client.query(statement, []));
  client.release();
  await engine.close();
}

async function fill({ disclosures, fileWords }: Store): Promise<void> {
  for (let from = 0; from < DISCLOSURES; from += SAVED_AT_ONCE)
    await disclosures.save(
      Array.from({ length: SAVED_AT_ONCE }, (_, i) => numbered(from + i)),
      NOON,
    );
  const files = Array.from({ length: FILES }, (_, i) => numbered(DISCLOSURES - FILES + i));
  for (const { id, lang, headline, issuer, symbol, publishedAt } of files) {
    const title = { en: headline, ar: null };
    const text = `${headline}. ${'The board resolved to propose the distribution to the general meeting. '.repeat(20)} ${id}`;
    const path = `/bench/${id}.pdf`;
    await fileWords.save([{ path, subject: 'disclosure', id, lang, title, issuer, code: symbol, publishedAt, text }]);
  }
}

function numbered(i: number): Disclosure {
  const words = HEADLINES[(i >> 1) % HEADLINES.length]!;
  const lang = i % 2 ? 'ar' : 'en';
  const symbol = `N${i % ISSUERS}`;
  const headline = [
    lang === 'ar' ? `${words[1]} رقم ${i}` : `${words[0]} number ${i}`,
    i < DISCLOSURES / 5 ? 'old notice' : '',
  ];
  const issuer = { en: `Issuer ${symbol} PJSC`, ar: `شركة ${symbol} ش.م.ع` };
  const publishedAt = NOON + i * EVERY_MS;
  return disclosure({ id: `b${i}`, lang, symbol, issuer, headline: headline.join(' ').trim(), publishedAt, files: [] });
}

async function times(name: string, ask: (i: number) => Promise<unknown>): Promise<Figure[]> {
  const all: number[] = [];
  for (let i = 0; i < WARMING; i += 1) await ask(i);
  for (let i = 0; i < QUESTIONS; i += 1) {
    const start = performance.now();
    await ask(i);
    all.push(performance.now() - start);
  }
  all.sort((a, b) => a - b);
  const at = (part: number) => Math.round((all[Math.floor(QUESTIONS * part)] ?? 0) * 100) / 100;
  return [
    { name: `${name}, p50`, value: at(0.5), unit: 'ms' },
    { name: `${name}, p99`, value: at(0.99), unit: 'ms' },
  ];
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
