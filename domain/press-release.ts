import { dubaiDate } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import type { Locale } from './locale.ts';

/** A press release of the exchange with its editions; at least one is there. */
export interface PressRelease {
  /** The English edition's id, else the Arabic one's. */
  id: string;
  en: Disclosure | null;
  ar: Disclosure | null;
}

/**
 * Joins the rows of the two languages into releases, newest first. The feed gives each language a row with an id of its own
 * and does not say which belong together (upstream-contracts.md, call 4): those of one id do, then those of the same
 * second, then those that are the only ones of their language on a Dubai day.
 */
export function pressReleases(en: readonly Disclosure[], ar: readonly Disclosure[]): PressRelease[] {
  const pairs = new Map<Disclosure, Disclosure>();
  const signs: readonly ((row: Disclosure) => string | number)[] = [
    ({ id }) => id,
    ({ publishedAt }) => publishedAt,
    ({ publishedAt }) => dubaiDate(publishedAt),
  ];
  let rest = { en: [...en], ar: [...ar] };
  for (const sign of signs) {
    const arabic = Map.groupBy(rest.ar, sign);
    const english = Map.groupBy(rest.en, sign);
    for (const [key, [row, ...more]] of english) {
      const [other, ...others] = arabic.get(key) ?? [];
      if (row && other && more.length + others.length === 0) pairs.set(row, other);
    }
    const paired = new Set(pairs.values());
    rest = { en: rest.en.filter((row) => !pairs.has(row)), ar: rest.ar.filter((row) => !paired.has(row)) };
  }
  const releases = [
    ...en.map((row) => ({ id: row.id, en: row, ar: pairs.get(row) ?? null })),
    ...rest.ar.map((row) => ({ id: row.id, en: null, ar: row })),
  ];
  return releases.sort((a, b) => publishedAt(b) - publishedAt(a) || (a.id < b.id ? 1 : -1));
}

/** The edition in that language, else the only one there is. */
export function editionOf({ en, ar }: PressRelease, locale: Locale): Disclosure {
  const edition = (locale === 'ar' ? ar : en) ?? en ?? ar;
  if (!edition) throw new Error('A press release has no edition.');
  return edition;
}

function publishedAt(release: PressRelease): number {
  return editionOf(release, 'en').publishedAt;
}
