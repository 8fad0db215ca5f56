import { dubaiDate } from './date.ts';
import { kindOf } from './disclosure-kind.ts';
import type { Disclosure } from './disclosure.ts';
import type { Locale } from './locale.ts';

/** What was published in one language or in both; at least one edition is there. */
export interface Editions {
  /** The English edition's id, else the Arabic one's. */
  id: string;
  en: Disclosure | null;
  ar: Disclosure | null;
}

/** Both languages are handed in at about the same time. */
export const SAME_TIME_MS = 15 * 60_000;

/**
 * Joins the rows of the two languages, newest first. The feed gives each language a row with an id of its own and does not
 * say which belong together (upstream-contracts.md, call 4): those of one id do, then those of the same second, then
 * those that are nearest to each other within a quarter of an hour, then those that are the only ones of their language
 * on a Dubai day.
 */
export function joinEditions(en: readonly Disclosure[], ar: readonly Disclosure[]): Editions[] {
  const pairs = new Map<Disclosure, Disclosure>();
  let rest: Unpaired = { en, ar };
  for (const pairing of [
    bySign(({ id }) => id),
    bySign(({ publishedAt }) => publishedAt),
    byNearness,
    bySign(({ publishedAt }) => dubaiDate(publishedAt)),
  ]) {
    for (const [row, other] of pairing(rest)) pairs.set(row, other);
    const paired = new Set(pairs.values());
    rest = { en: rest.en.filter((row) => !pairs.has(row)), ar: rest.ar.filter((row) => !paired.has(row)) };
  }
  const editions = [
    ...en.map((row) => ({ id: row.id, en: row, ar: pairs.get(row) ?? null })),
    ...rest.ar.map((row) => ({ id: row.id, en: null, ar: row })),
  ];
  return editions.sort((a, b) => publishedAt(b) - publishedAt(a) || (a.id < b.id ? 1 : -1));
}

/** The edition in that language, else the only one there is. */
export function editionOf({ en, ar }: Editions, locale: Locale): Disclosure {
  const edition = (locale === 'ar' ? ar : en) ?? en ?? ar;
  if (!edition) throw new Error('What was published has no edition.');
  return edition;
}

/**
 * The same in the other language among what may be it, as far as one can tell: of the same issuer and kind, on the same
 * period, nearest in time and within a quarter of an hour.
 */
export function translationAmong(of: Disclosure, others: readonly Disclosure[]): Disclosure | undefined {
  return others
    .filter((other) => mayTranslate(of, other))
    .toSorted((a, b) => distance(of, a) - distance(of, b) || (a.id < b.id ? -1 : 1))[0];
}

interface Unpaired {
  en: readonly Disclosure[];
  ar: readonly Disclosure[];
}
type Pairing = (rest: Unpaired) => [Disclosure, Disclosure][];

/** Rows that alone of their language bear a sign that the other language has once too. */
function bySign(sign: (row: Disclosure) => string | number): Pairing {
  return ({ en, ar }) => {
    const arabic = Map.groupBy(ar, sign);
    return [...Map.groupBy(en, sign)].flatMap(([key, [row, ...more]]): [Disclosure, Disclosure][] => {
      const [other, ...others] = arabic.get(key) ?? [];
      return row && other && more.length + others.length === 0 ? [[row, other]] : [];
    });
  };
}

/** Rows each of which is the other's nearest. */
function byNearness({ en, ar }: Unpaired): [Disclosure, Disclosure][] {
  const byDay = (rows: readonly Disclosure[]) => Map.groupBy(rows, ({ publishedAt }) => dubaiDate(publishedAt));
  const [english, arabic] = [byDay(en), byDay(ar)];
  return [...english].flatMap(([day, rows]) =>
    rows.flatMap((row): [Disclosure, Disclosure][] => {
      const other = translationAmong(row, arabic.get(day) ?? []);
      return other && translationAmong(other, rows) === row ? [[row, other]] : [];
    }),
  );
}

/** Whether one may be the other in the other language, as far as one can tell. */
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
  return editionOf(editions, 'en').publishedAt;
}
