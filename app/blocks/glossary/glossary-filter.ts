import type { Locale } from '#domain/locale.ts';
import { normaliseArabic } from '#domain/arabic.ts';
import { WORDS_MAX } from '#domain/search.ts';
import { GLOSSARY_AREAS, type GlossaryArea, type GlossaryEntry } from '#domain/glossary.ts';

/** A term with its names in the other languages. */
export interface GlossaryTerm extends GlossaryEntry {
  others: { lang: Locale; term: string }[];
}

/** What an address requests of the glossary. */
export interface GlossaryFilter {
  words: string;
  area: GlossaryArea | null;
  /** A requested area that does not exist; null when there is none. */
  unknownArea: string | null;
}

/** Reads `?q=` and `?area=`. */
export function parseGlossaryFilter(query: URLSearchParams): GlossaryFilter {
  const asked = query.get('area') ?? '';
  const area = GLOSSARY_AREAS.find((each) => each === asked) ?? null;
  return {
    words: (query.get('q') ?? '').trim().slice(0, WORDS_MAX),
    area,
    unknownArea: area || asked === '' ? null : asked,
  };
}

export function isFiltered({ words, area }: GlossaryFilter): boolean {
  return words !== '' || area !== null;
}

/**
 * The terms of the area that contain every word, in either language, with Arabic spelling normalised; in the given
 * order.
 */
export function filterTerms(terms: readonly GlossaryTerm[], { words, area }: GlossaryFilter): GlossaryTerm[] {
  const wanted = normaliseArabic(words).split(' ').filter(Boolean);
  return terms.filter((entry) => {
    if (area !== null && entry.area !== area) return false;
    const text = normaliseArabic(
      [entry.term, ...entry.others.map(({ term }) => term), ...entry.also, entry.definition].join(' '),
    );
    return wanted.every((word) => text.includes(word));
  });
}

/** The terms grouped by first letter, in order. */
export function byLetter(terms: readonly GlossaryTerm[]): { letter: string; terms: GlossaryTerm[] }[] {
  const letters = [...new Set(terms.map(({ letter }) => letter))];
  return letters.map((letter) => ({ letter, terms: terms.filter((entry) => entry.letter === letter) }));
}
