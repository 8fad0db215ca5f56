import { suggestionsOf } from '#app/blocks/search/suggestions-data.ts';
import { normaliseArabic } from '#domain/arabic.ts';
import { isinCheckDigit } from '#domain/identifier.ts';
import { otherKeyboard } from '#domain/keyboard-layout.ts';
import { SUGGESTIONS_MAX, type Search } from '#domain/search.ts';
import type { Security } from '#domain/security.ts';
import { exchange } from '#exchange.config.ts';
import { issuersOf } from '#exchange/issuers/directory.ts';
import { instrumentsOf } from '#exchange/issuers/instruments.ts';
import { randomOf, type Random } from '#exchange/market/random.ts';
import { sampleQuote } from '#live/sample.ts';
import { createSearch } from '#server/search/search.ts';
import { sitePages } from '#server/search/site-pages.ts';
import type { Figure } from '#tools/bench/figure.ts';

const NAMES = 100_000;
const QUESTIONS = 4_000;
const WARM_UP = 500;
const REPEATS = 3;
/** Limit for the list itself, without the network. */
const LIMIT_P99_MS = 20;
const DAY = '2026-11-20';
const SEED = 7;
/** Syllables in both scripts, enough of them that words differ as names do. */
const SYLLABLES = [
  ['ba', 'با'], ['dar', 'دار'], ['fi', 'في'], ['gha', 'غا'], ['hal', 'حل'], ['jum', 'جم'], ['ka', 'كا'], ['lu', 'لو'],
  ['man', 'من'], ['nah', 'نه'], ['qas', 'قص'], ['ra', 'را'], ['sab', 'سب'], ['sha', 'شا'], ['ta', 'تا'], ['thur', 'ثر'],
  ['wa', 'وا'], ['ya', 'يا'], ['za', 'زا'], ['kha', 'خا'],
] as const; // prettier-ignore
const TRADES = [
  ['Bank', 'بنك'], ['Holdings', 'القابضة'], ['Insurance', 'للتأمين'], ['Properties', 'العقارية'], ['Energy', 'للطاقة'],
] as const; // prettier-ignore

/** Time of one list under the search box, from the query to its lines, run one after another in one process. */
export async function run(): Promise<Figure[]> {
  const roster = instrumentsOf(issuersOf(exchange), exchange, DAY).map((instrument) => securityOf(instrument));
  return [
    ...(await measure('the exchange', roster)),
    ...(await measure('100,000 names', syntheticNames(randomOf(SEED)))),
    { name: 'search: limit of p99', value: LIMIT_P99_MS, unit: 'ms' },
    floor(syntheticNames(randomOf(SEED))),
  ];
}

async function measure(name: string, securities: readonly Security[]): Promise<Figure[]> {
  const search = createSearch({
    list: async () => [...securities],
    pages: sitePages(exchange),
    steady: () => 0,
    onFailure: (error) => console.error(error),
  });
  const built = performance.now();
  await search.find('a', 'en', { securities: 1, pages: 1, others: 1 });
  const buildMs = performance.now() - built;
  const questions = questionsAbout(securities, randomOf(SEED + 1));
  for (const question of questions.slice(0, WARM_UP)) await suggest(search, question);
  const times: number[] = [];
  for (const question of questions) {
    times.push(Math.min(...(await repeated(() => suggest(search, question)))));
  }
  times.sort((a, b) => a - b);
  return [
    { name: `search: ${name}, index built`, value: Math.round(buildMs), unit: 'ms' },
    { name: `search: ${name}, p50`, value: rounded(times[Math.floor(QUESTIONS * 0.5)]), unit: 'ms' },
    { name: `search: ${name}, p99`, value: rounded(times[Math.floor(QUESTIONS * 0.99)]), unit: 'ms' },
  ];
}

/** Runs the work three times and keeps the fastest: other programs on the machine affect it least. */
async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < REPEATS; i += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

function rounded(ms = 0): number {
  return Math.round(ms * 1_000) / 1_000;
}

async function suggest(search: Search, question: string): Promise<string> {
  const answer = await search.find(question, 'ar', {
    securities: SUGGESTIONS_MAX,
    pages: SUGGESTIONS_MAX,
    others: 3,
  });
  return JSON.stringify(suggestionsOf(answer, sampleQuote, () => null));
}

/**
 * Queries as readers type them: single letters, beginnings and whole names, symbols, ISINs, typing errors, the other
 * keyboard layout, and nonsense.
 */
function questionsAbout(securities: readonly Security[], random: Random): string[] {
  const among = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  return Array.from({ length: QUESTIONS }, (_, i) => {
    const { symbol, isin, name } = among(securities);
    const text = among([name.en, name.ar ?? name.en]);
    const beginning = text.slice(0, 1 + Math.floor(random() * 12));
    const place = Math.floor(random() * text.length);
    const kinds = [
      () => text.slice(0, 1),
      () => beginning,
      () => beginning,
      () => text,
      () => symbol.slice(0, 3).toLowerCase(),
      () => (isin ?? symbol).slice(0, 6),
      () => text.slice(0, place) + text.slice(place + 1),
      () => otherKeyboard(beginning)[0] ?? beginning,
      () => `${beginning}qzxw`,
    ];
    return kinds[i % kinds.length]!().trim() || symbol;
  });
}

function syntheticNames(random: Random): Security[] {
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]!);
  return Array.from({ length: NAMES }, (_, i) => {
    const words = [word(), word()];
    const trade = TRADES[i % TRADES.length]!;
    const written = (script: 0 | 1) => words.map((parts) => parts.map((part) => part[script]).join('')).join(' ');
    const first11 = `AEZ${String(i).padStart(8, '0')}`;
    return securityOf({
      symbol: `S${i.toString(36).toUpperCase()}`,
      isin: first11 + isinCheckDigit(first11),
      name: { en: `${written(0)} ${trade[0]}`, ar: `${trade[1]} ${written(1)}` },
      kind: 'equity',
      board: '510',
      currency: 'AED',
    });
  });
}

function securityOf(known: Pick<Security, 'symbol' | 'isin' | 'name' | 'kind' | 'board' | 'currency'>): Security {
  const { symbol, isin, name, kind, board, currency } = known;
  const unknown = { sector: null, exchange: 'home', active: true, listedOn: null, sourceId: null } as const;
  return { symbol, isin, name, kind, board, currency, ...unknown };
}

/** The minimum that finds anything: one pass through folded names for the letters, without ranking or tolerance. */
function floor(securities: readonly Security[]): Figure {
  const texts = securities.map(({ name }) => normaliseArabic(`${name.en} ${name.ar}`));
  const times = Array.from({ length: WARM_UP }, (_, i) => {
    const wanted = texts[(i * 7919) % texts.length]!.slice(0, 5);
    const start = performance.now();
    texts.filter((text) => text.includes(wanted));
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { name: 'search: floor, one look through 100,000 names, p50', value: rounded(times[WARM_UP / 2]), unit: 'ms' };
}

if (import.meta.main)
  for (const { name, value, unit } of await run()) console.log(`${name}: ${value.toLocaleString('en')} ${unit}`);
