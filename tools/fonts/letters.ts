/** A range of code points, both ends included. */
export type Stretch = readonly [from: number, to: number];

/**
 * Characters of Arabic pages: letters, short vowels and marks of the language; those of Persian and Urdu are left out.
 */
export const ARABIC: readonly Stretch[] = [
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x652],
  [0x66a, 0x66c],
  [0x670, 0x671],
];

/** Latin letters without accents, figures, and the punctuation of both languages. */
export const LATIN: readonly Stretch[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
  [0x25b2, 0x25b2],
  [0x25bc, 0x25bc],
];

/** All characters of these ranges. */
export function lettersOf(stretches: readonly Stretch[]): string {
  return stretches
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join('');
}

/** The ranges in CSS syntax: `U+0020-007E, U+00A0`. */
export function unicodeRange(stretches: readonly Stretch[]): string {
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return stretches.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}
