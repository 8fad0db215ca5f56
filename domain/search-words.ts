import { SINGULARS } from './arabic-plurals.ts';
import { normaliseArabic } from './arabic.ts';

/** Prefixes that say "the", "and the", "with the", "as the", "so the", "for the" (Light10, Larkey et al. 2007). */
const ARTICLE = /^(?:وال|بال|كال|فال|ال|لل)(?=[^\s]{2,})/;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const SEPARATORS = /[^\p{L}\p{N}]+/u;
/** Endings of number, gender and possession (Light10), longest first, in the folded form. */
const ENDING = /(?<=\S{3})(?:ها|ان|ات|ون|ين|يه|ه|ي)$/;
const LATIN_PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z](?:ss|sh|ch|x))es$/, ''],
  [/(?<=[a-z]{2}[^s])s$/, ''],
];
/** "And", "for", "with" are written on to the word. */
const WRITTEN_ON = /^[\u0648\u0644\u0628](?=\S{4})/;
/** A stem of fewer letters is that of too many words. */
const STEM_MIN = 3;
const LATIN_STEM_MIN = 4;
/** Words that say nothing by themselves, folded: left out where others remain. */
const STOP_WORDS = new Set([
  'al',
  'el',
  'the',
  'of',
  'and',
  'for',
  'in',
  'to',
  'a',
  'an',
  'في',
  'من',
  'علي',
  'و',
  'عن',
  'الي',
]);
const WORDS_MAX = 8;
const ARABIC = /^[\u0600-\u06ff]+$/;
/** Letters of what may be a piece of a word. */
const PIECE_MAX = 4;

/** A word that is asked for: what a word of a text may begin with, or be in one of its kept forms. */
export interface QueryTerm {
  beginnings: readonly string[];
  whole: readonly string[];
}

/** A text as search compares it: `normaliseArabic`, and Latin letters without accents. Applying it twice changes nothing. */
export function folded(text: string): string {
  const bare = normaliseArabic(text).normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
  return bare.replace(/\s+/g, ' ').trim();
}

/** The words of a text in their folded form, in order. */
export function searchWords(text: string): string[] {
  return folded(text).split(SEPARATORS).filter(Boolean);
}

/** True where every word that is asked for is in the text, alone or inside another; true when nothing is asked. */
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
  const bare = withoutArticle(word);
  const singular = LATIN_PLURALS.find(([pattern]) => pattern.test(bare));
  return (singular ? bare.replace(...singular) : bare).replace(ENDING, '');
}

/** The words that a query is looked up by, folded. */
export function queryWords(query: string): string[] {
  const all = searchWords(query).slice(0, WORDS_MAX);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : all;
}

/** True where marks leave nothing but single letters, as of '<b>': these are words, and begin no other ones. */
export function isOfSingleLetters(query: string): boolean {
  const words = searchWords(query);
  return words.length > 0 && words.every((word) => word.length === 1) && folded(query) !== words[0];
}

/** The forms by which a folded word of a text is found: itself, without article and what is written on to it, its stems. */
export function indexedForms(word: string): string[] {
  const bare = withoutArticle(word);
  return [...new Set([word, bare, word.replace(WRITTEN_ON, ''), ...stemsOf(bare)])];
}

/** How a folded word is looked up. */
export function queryTerm(word: string): QueryTerm {
  const bare = withoutArticle(word);
  return { beginnings: [...new Set([word, bare])], whole: stemsOf(bare) };
}

/** True where two folded words are forms of one. */
export function isSameStem(word: string, other: string): boolean {
  const stems = stemsOf(withoutArticle(other));
  const bare = withoutArticle(word);
  return stems.includes(bare) || stemsOf(bare).some((stem) => stem === withoutArticle(other) || stems.includes(stem));
}

/**
 * Words that anyone who read a file may have broken: PDF readers see a gap beside a glyph of several Arabic letters, and tell
 * one with a vowel mark before the letters that it follows. Each short piece with its neighbour, in both orders, folded.
 */
export function mendedWords(text: string): string[] {
  const words = searchWords(text);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPiece = next && ARABIC.test(word + next) && Math.min(word.length, next.length) <= PIECE_MAX;
    return isPiece ? [word + next, next + word] : [];
  });
}

function stemsOf(bare: string): string[] {
  const least = /^[a-z]/.test(bare) ? LATIN_STEM_MIN : STEM_MIN;
  const stem = lightStem(bare);
  const stems = [stem.length >= least ? stem : bare, SINGULARS.get(bare) ?? bare];
  return [...new Set(stems.filter((form) => form !== bare))];
}
