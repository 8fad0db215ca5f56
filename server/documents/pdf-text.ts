import { asWritten } from './arabic-line.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * Characters compared by their position: right-to-left letters, and spaces. Vowel marks share a glyph with their
 * letters and belong to no script of their own.
 */
const IN_ITS_PLACE = /\p{Script=Arabic}|\p{Script=Hebrew}|[\u064b-\u065f\u0670 ]/u;
/** PDFium's mark for a word broken at a line's end, and for a glyph without a character. */
const NO_CHARACTER = new Set([0, 0xfffe, 0xffff]);
/** Characters that no font draws, except line ends: a reader would see boxes. */
const NOT_WRITTEN = /(?![\r\n\t])[\p{Cc}\p{Co}\p{Cn}]/u;
/** No glyph represents more letters: more letters at one position are something else. */
const GLYPH_LETTERS_MAX = 8;
/** Placeholder for a space that PDFium inferred from a gap: its position is that of the letter before it. */
const GAP = '\u0000';
const GAP_IN_WORD = /(?<=\p{Script=Arabic})\u0000(?=\p{Script=Arabic})/gu;
const WRITTEN_SPACE = /\p{Script=Arabic} | \p{Script=Arabic}/u;
const COORDINATE_BYTES = Float64Array.BYTES_PER_ELEMENT;

/**
 * The first `count` characters of a page in reading order, lines separated by `
 * `. PDFium reverses right-to-left lines character by character, and with them the letters of one glyph: it turns لا
 * into ال. Letters of a glyph share one position; they are reversed back here, so that words are found. PDFium also
 * takes the gap after letters like ر for a space.
 */
export function readText(pdfium: Pdfium, textPage: number, count: number): string {
  const place = pdfium.wasmExports.malloc(2 * COORDINATE_BYTES);
  const glyphs: { at: string | null; letters: string[] }[] = [];
  for (let index = 0; index < count; index += 1) {
    const code = pdfium._FPDFText_GetUnicode(textPage, index);
    const letter = String.fromCodePoint(code);
    if (NO_CHARACTER.has(code) || NOT_WRITTEN.test(letter)) continue;
    const at = IN_ITS_PLACE.test(letter) ? placeOf(pdfium, textPage, index, place) : null;
    const last = glyphs.at(-1);
    if (letter === ' ') glyphs.push({ at: null, letters: [last?.at === at ? GAP : ' '] });
    else if (at === null || last?.at !== at) glyphs.push({ at, letters: [letter] });
    else if (last.letters.length < GLYPH_LETTERS_MAX) last.letters.unshift(letter);
    else glyphs.push({ at, letters: [letter] });
  }
  pdfium.wasmExports.free(place);
  return glyphs
    .flatMap(({ letters }) => letters)
    .join('')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => asWritten(withoutGaps(line)))
    .join('\n');
}

/** When Arabic words are separated by written spaces, a gap between two letters is not a separator. */
function withoutGaps(line: string): string {
  const words = WRITTEN_SPACE.test(line) ? line.replaceAll(GAP_IN_WORD, '') : line;
  return words.replaceAll(GAP, ' ');
}

function placeOf(pdfium: Pdfium, textPage: number, index: number, into: number): string {
  pdfium._FPDFText_GetCharOrigin(textPage, index, into, into + COORDINATE_BYTES);
  const place = new DataView(pdfium.HEAPU8.buffer, into, 2 * COORDINATE_BYTES);
  return `${place.getFloat64(0, true)} ${place.getFloat64(COORDINATE_BYTES, true)}`;
}
