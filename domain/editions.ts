import { marketDate } from './date.ts';
import { kindOf } from './disclosure-kind.ts';
import type { Disclosure } from './disclosure.ts';
import { LOCALE_CODES, type Locale } from './locale.ts';

/** An item that was published in one language or in several; it has at least one edition. */
export interface Editions {
  /** Id of the edition in the first of its languages. */
  id: string;
  in: Partial<Record<Locale, Disclosure>>;
}

/** Both languages are filed at about the same time. */
export const SAME_TIME_MS = 15 * 60_000;

/**
 * Joins the rows of the languages, newest first. The feed gives each language a row with an id of its own and does not
 * say which belong together (docs/contracts.md, call 4). Rows are paired by the same id, then by the same second, then
 * as nearest to each other within a quarter of an hour, then as the only ones of their language on a Dubai day.
 */
export function joinEditions(rows: Readonly<Record<Locale, readonly Disclosure[]>>): Editions[] {
  const joined = LOCALE_CODES.reduce((known: Editions[], locale) => withEditions(known, locale, rows[locale]), []);
  return joined.sort((a, b) => publishedAt(b) - publishedAt(a) || (a.id < b.id ? 1 : -1));
}

/** The same for the rows that `ask` returns for each language. */
export async function joinedEditions(ask: (locale: Locale) => Promise<readonly Disclosure[]>): Promise<Editions[]> {
  const rows = await Promise.all(LOCALE_CODES.map(async (locale) => [locale, await ask(locale)] as const));
  return joinEditions(Object.fromEntries(rows) as Record<Locale, readonly Disclosure[]>);
}

function withEditions(known: readonly Editions[], locale: Locale, rows: readonly Disclosure[]): Editions[] {
  const pairs = pairsOf(known.map(firstOf), rows);
  const paired = new Set(pairs.values());
  return [
    ...known.map((editions) => {
      const row = pairs.get(firstOf(editions));
      return row ? { ...editions, in: { ...editions.in, [locale]: row } } : editions;
    }),
    ...rows.filter((row) => !paired.has(row)).map((row) => ({ id: row.id, in: { [locale]: row } })),
  ];
}

function pairsOf(ours: readonly Disclosure[], theirs: readonly Disclosure[]): Map<Disclosure, Disclosure> {
  const pairs = new Map<Disclosure, Disclosure>();
  let rest: Unpaired = { ours, theirs };
  for (const pairing of [
    bySign(({ id }) => id),
    bySign((row) => row.publishedAt),
    byNearness,
    bySign((row) => marketDate(row.publishedAt)),
  ]) {
    for (const [row, other] of pairing(rest)) pairs.set(row, other);
    const paired = new Set(pairs.values());
    rest = { ours: ours.filter((row) => !pairs.has(row)), theirs: theirs.filter((row) => !paired.has(row)) };
  }
  return pairs;
}

/** The editions of an item, in the order of the languages. */
export function editionsOf(editions: Editions): Disclosure[] {
  return LOCALE_CODES.flatMap((locale) => editions.in[locale] ?? []);
}

/** The edition in that language, or the first one. */
export function editionOf(editions: Editions, locale: Locale): Disclosure {
  return editions.in[locale] ?? firstOf(editions);
}

function firstOf(editions: Editions): Disclosure {
  const [first] = editionsOf(editions);
  if (!first) throw new Error('What was published has no edition.');
  return first;
}

/**
 * The likely translation of a disclosure among the candidates: of the same issuer and kind, on the same period, nearest
 * in time and within a quarter of an hour.
 */
export function translationAmong(of: Disclosure, others: readonly Disclosure[]): Disclosure | undefined {
  return others
    .filter((other) => mayTranslate(of, other))
    .toSorted((a, b) => distance(of, a) - distance(of, b) || (a.id < b.id ? -1 : 1))[0];
}

interface Unpaired {
  ours: readonly Disclosure[];
  theirs: readonly Disclosure[];
}
type Pairing = (rest: Unpaired) => [Disclosure, Disclosure][];

/** Pairs rows whose key occurs once in each language. */
function bySign(sign: (row: Disclosure) => string | number): Pairing {
  return ({ ours, theirs }) => {
    const others = Map.groupBy(theirs, sign);
    return [...Map.groupBy(ours, sign)].flatMap(([key, [row, ...more]]): [Disclosure, Disclosure][] => {
      const [other, ...further] = others.get(key) ?? [];
      return row && other && more.length + further.length === 0 ? [[row, other]] : [];
    });
  };
}

/** Pairs rows that are each other's nearest. */
function byNearness({ ours, theirs }: Unpaired): [Disclosure, Disclosure][] {
  const byDay = (rows: readonly Disclosure[]) => Map.groupBy(rows, ({ publishedAt }) => marketDate(publishedAt));
  const others = byDay(theirs);
  return [...byDay(ours)].flatMap(([day, rows]) =>
    rows.flatMap((row): [Disclosure, Disclosure][] => {
      const other = translationAmong(row, others.get(day) ?? []);
      return other && translationAmong(other, rows) === row ? [[row, other]] : [];
    }),
  );
}

/** True when two rows may be translations of each other. */
export function mayTranslate(a: Disclosure, b: Disclosure): boolean {
  return (
    a.lang !== b.lang &&
    a.symbol === b.symbol &&
    a.reportInterval === b.reportInterval &&
    kindOf(a) === kindOf(b) &&
    distance(a, b) <= SAME_TIME_MS
  );
}

function distance(a: Disclosure, b: Disclosure): number {
  return Math.abs(a.publishedAt - b.publishedAt);
}

function publishedAt(editions: Editions): number {
  return firstOf(editions).publishedAt;
}
