import { withoutArticle } from './search-words.ts';

/** Consonants that correspond in the two scripts, one class per row. Vowels, و, ي, ع and hamza are in none. */
const CLASSES: Record<string, string> = {
  b: 'بپ',
  t: 'تطث',
  g: 'جغگ',
  h: 'حخه',
  d: 'دضذظ',
  r: 'ر',
  z: 'ز',
  s: 'سص',
  c: 'شچ',
  f: 'فڤ',
  k: 'قك',
  l: 'ل',
  m: 'م',
  n: 'ن',
};
const ARABIC_SOUNDS = new Map(
  Object.entries(CLASSES).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound] as const)),
);
const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1+/g, '$1'],
  [/^(?:al|el)(?=.{3})/, ''],
  [/h$/, ''],
  [/kh/g, 'h'],
  [/sh|ch/g, 'C'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[ckq]/g, 'k'],
  [/x/g, 'ks'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/j/g, 'g'],
  [/[^bCdfghklmnrstz0-9]/g, ''],
  [/C/g, 'c'],
];
const ARABIC_LETTER = /[\u0600-\u06ff]/;

/**
 * The sound of a folded word, in either script: its consonants as classes, digits unchanged. 'emaar' and 'اعمار' are
 * both 'mr'. Two words of one sound need not be the same word: it is used when nothing was found as written.
 */
export function soundOf(word: string): string {
  return isArabic(word) ? arabicSounds(word) : latinSounds(word);
}

/** True when a word is at least partly in Arabic letters. */
export function isArabic(word: string): boolean {
  return ARABIC_LETTER.test(word);
}

/** A string without a vowel or a digit is not a word: nothing sounds like it. */
function latinSounds(word: string): string {
  if (!/[aeiouwy0-9]/.test(word)) return '';
  return LATIN_SOUNDS.reduce((rest, [pattern, sound]) => rest.replace(pattern, sound), word);
}

/** The last ه of a folded word is mostly a ta marbuta, which Latin spellings leave out or write as 'h'. */
function arabicSounds(word: string): string {
  const letters = withoutArticle(word).replace(/ه$/, '');
  return Array.from(letters, (letter) => ARABIC_SOUNDS.get(letter) ?? (/\d/.test(letter) ? letter : '')).join('');
}
