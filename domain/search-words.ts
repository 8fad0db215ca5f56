import { SINGULARS } from './arabic-plurals.ts';
import { normaliseArabic } from './arabic.ts';

/** Prefixes that mean "the", "and the", "with the", "as the", "so the", "for the" (Light10, Larkey et al. 2007). */
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
/** "And", "for" and "with" are prefixed to the word. */
const WRITTEN_ON = /^[\u0648\u0644\u0628](?=\S{4})/;
/** A shorter stem is shared by too many words. */
const STEM_MIN = 3;
const LATIN_STEM_MIN = 4;
/** Stop words, folded: left out unless no others remain. */
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
/** Maximum length of a fragment of a word. */
const PIECE_MAX = 4;

/**
 * A word of a query: a word of a text matches by beginning with one of `beginnings`, or by one of its indexed forms.
 */
export interface QueryTerm {
  beginnings: readonly string[];
  whole: readonly string[];
}

/**
 * Normalises a text for search: `normaliseArabic`, and Latin letters without accents. Applying it twice changes
 * nothing.
 */
export function folded(text: string): string {
  const bare = normaliseArabic(text).normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
  return bare.replace(/\s+/g, ' ').trim();
}

/** The folded words of a text, in order. */
export function searchWords(text: string): string[] {
  return folded(text).split(SEPARATORS).filter(Boolean);
}

/** True when every requested word is in the text, alone or inside another; also when none is requested. */
export function holdsWords(text: string, query: string): boolean {
  const inText = folded(text);
  return folded(query)
    .split(' ')
    .every((word) => inText.includes(word));
}

/** The letters and digits of a text without separators: for comparing symbols, ISINs and whole names. */
export function squashed(text: string): string {
  return searchWords(text).join('');
}

/** An Arabic word without its article; other words, and words that the article is part of, are unchanged. */
export function withoutArticle(word: string): string {
  return word.replace(ARTICLE, '');
}

/** A folded word without article, plural and possessive endings: a light stem, not a root. */
export function lightStem(word: string): string {
  const bare = withoutArticle(word);
  const singular = LATIN_PLURALS.find(([pattern]) => pattern.test(bare));
  return (singular ? bare.replace(...singular) : bare).replace(ENDING, '');
}

/** The words for the lookup of a query, folded. */
export function queryWords(query: string): string[] {
  const all = searchWords(query).slice(0, WORDS_MAX);
  const significant = all.filter((word) => !STOP_WORDS.has(word));
  return significant.length > 0 ? significant : all;
}

/** True when punctuation leaves only single letters, as in '<b>': these match whole words and are not prefixes. */
export function isOfSingleLetters(query: string): boolean {
  const words = searchWords(query);
  return words.length > 0 && words.every((word) => word.length === 1) && folded(query) !== words[0];
}

/**
 * The forms under which a folded word of a text is indexed: itself, without article, without prefixed particles, its
 * stems.
 */
export function indexedForms(word: string): string[] {
  const bare = withoutArticle(word);
  return [...new Set([word, bare, word.replace(WRITTEN_ON, ''), ...stemsOf(bare)])];
}

/** The lookup forms of a folded word. */
export function queryTerm(word: string): QueryTerm {
  const bare = withoutArticle(word);
  return { beginnings: [...new Set([word, bare])], whole: stemsOf(bare) };
}

/** True when two folded words are forms of one. */
export function isSameStem(word: string, other: string): boolean {
  const stems = stemsOf(withoutArticle(other));
  const bare = withoutArticle(word);
  return stems.includes(bare) || stemsOf(bare).some((stem) => stem === withoutArticle(other) || stems.includes(stem));
}

/**
 * Words that PDF readers may have broken: they see a gap beside a glyph of several Arabic letters, and put one with a
 * vowel mark before the letters that it follows. Each short fragment is joined with its neighbour, in both orders,
 * folded.
 */
export function rejoinedWords(text: string): string[] {
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
