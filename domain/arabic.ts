const REPLACED: readonly [RegExp, string][] = [
  // Diacritics, Quranic marks, tatweel, and direction control marks.
  [/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/[ئىی]/g, 'ي'],
  [/ة/g, 'ه'],
  [/ک/g, 'ك'],
  [/ء/g, ''],
  [/٫/g, '.'],
  [/٬/g, ','],
];
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Normalises a text for search: one form of alif, ya, ta marbuta and hamza, no diacritics or tatweel, Latin digits,
 * lower case, single spaces. Applying it twice changes nothing.
 */
export function normaliseArabic(text: string): string {
  const folded = REPLACED.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.normalize('NFKC'));
  return latinDigits(folded).toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Isolates a value so that its direction does not affect the sentence around it, and the reverse. */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Replaces Arabic-Indic and Persian digits by Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
