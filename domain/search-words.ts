import { normaliseArabic } from './arabic.ts';

/** Prefixes that say "the", "and the", "with the", "as the", "so the", "for the" (Light10, Larkey et al. 2007). */
const ARTICLE = /^(?:وال|بال|كال|فال|ال|لل)(?=[^\s]{2,})/;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** Endings of number, gender and possession (Light10), longest first, in the folded form. */
const ENDING = /(?<=\S{3})(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;
const LATIN_PLURAL = /(?<=[a-z]{3})s$/;

/** A text as search compares it: `normaliseArabic`, and Latin letters without accents. Applying it twice changes nothing. */
export function folded(text: string): string {
  const bare = normaliseArabic(text).normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
  return bare.replace(/\s+/g, ' ').trim();
}

/** The words of a text in their folded form, in order. */
export function searchWords(text: string): string[] {
  return folded(text).split(SEPARATORS).filter(Boolean);
}

/** True where every word that is asked for stands in the text, alone or inside another; true when nothing is asked. */
export function holdsWords(text: string, asked: string): boolean {
  const inText = folded(text);
  return folded(asked)
    .split(' ')
    .every((word) => inText.includes(word));
}

/** The letters and digits of a text without anything between them: how symbols, ISINs and whole names are compared. */
export function squashed(text: string): string {
  return searchWords(text).join('');
}

/** An Arabic word without its article; other words, and words that the article is part of, as they are. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** A folded word without article, plural and possessive endings: a light stem, not a root. */
export function lightStem(word: string): string {
  return withoutArticle(word).replace(ENDING, '').replace(LATIN_PLURAL, '');
}
