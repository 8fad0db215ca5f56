/** The keys of the Latin layout (QWERTY) and, in the same order, their letters on the Arabic one (Arabic 101). */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvnm,./";
const ARABIC = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';
/** With Shift; only the keys for letters or marks. */
const LATIN_SHIFTED = 'QWERYPASXHJN';
const ARABIC_SHIFTED = '\u064e\u064b\u064f\u064cإ؛\u0650\u064d\u0652أـآ';
/** Keys for two letters. */
const LIGATURES: readonly (readonly [latin: string, arabic: string])[] = [
  ['b', 'لا'],
  ['T', 'لإ'],
  ['G', 'لأ'],
  ['B', 'لآ'],
];

const ARABIC_LETTER = /[\u0600-\u06ff]/;
const LATIN_LETTER = /[a-z]/i;

const toArabic = new Map([...pairs(LATIN, ARABIC), ...pairs(LATIN_SHIFTED, ARABIC_SHIFTED), ...LIGATURES]);
const toLatin = new Map(
  [...pairs(LATIN, ARABIC), ...pairs(LATIN_SHIFTED, ARABIC_SHIFTED)].map(([latin, arabic]) => [arabic, latin]),
);

/**
 * The text that the same keys produce on the other layout, nearest reading first; empty when no letter is of either
 * script. 'لا' has two readings: the key B, or G and H.
 */
export function otherKeyboard(text: string): string[] {
  if (ARABIC_LETTER.test(text)) return [...new Set([latinOf(withLigatureKeys(text)), latinOf(text)])];
  return LATIN_LETTER.test(text) ? [arabicOf(text)] : [];
}

/** All capitals mean Caps Lock, which the Arabic layout does not have. */
function arabicOf(text: string): string {
  const typed = text === text.toUpperCase() ? text.toLowerCase() : text;
  return Array.from(typed, (key) => toArabic.get(key) ?? toArabic.get(key.toLowerCase()) ?? key).join('');
}

function withLigatureKeys(text: string): string {
  return LIGATURES.reduce((rest, [latin, arabic]) => rest.replaceAll(arabic, latin), text);
}

function latinOf(text: string): string {
  return Array.from(text, (letter) => toLatin.get(letter) ?? letter).join('');
}

function pairs(latin: string, arabic: string): (readonly [string, string])[] {
  const letters = Array.from(arabic);
  return Array.from(latin, (key, i) => [key, letters[i] ?? ''] as const);
}
