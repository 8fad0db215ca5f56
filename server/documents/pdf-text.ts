import { asWritten } from './arabic-line.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * What is compared by its place: letters from right to left, and spaces. Vowel marks are in a glyph with their letters,
 * and belong to no script of their own.
 */
const IN_ITS_PLACE = /\p{Script=Arabic}|\p{Script=Hebrew}|[\u064b-\u065f\u0670 ]/u;
/** PDFium's mark of a word that was broken at a line's end, and of what has no character. */
const NO_CHARACTER = new Set([0, 0xfffe, 0xffff]);
/** What no font draws, but for the ends of lines: a reader would see boxes. */
const NOT_WRITTEN = /(?![\r\n\t])[\p{Cc}\p{Co}\p{Cn}]/u;
/** No glyph stands for more: letters that are heaped on one place are something else. */
const GLYPH_LETTERS_MAX = 8;
/** In place of a space that PDFium made from a gap: it is where the letter before it is. */
const GAP = '\u0000';
const GAP_IN_WORD = /(?<=\p{Script=Arabic})\u0000(?=\p{Script=Arabic})/gu;
const WRITTEN_SPACE = /\p{Script=Arabic} | \p{Script=Arabic}/u;
const COORDINATE_BYTES = Float64Array.BYTES_PER_ELEMENT;

/**
 * The first `count` characters of a page as they are read, lines apart by `\n`. PDFium turns right-to-left lines round
 * character by character, and with them the letters of one glyph: of لا it makes ال. Letters of a glyph are at one
 * place; they are turned back here, so that words are found. It also takes the gap behind letters like ر for a space.
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

/** Where Arabic words are parted by written spaces, a gap between two letters parts none. */
function withoutGaps(line: string): string {
  const words = WRITTEN_SPACE.test(line) ? line.replaceAll(GAP_IN_WORD, '') : line;
  return words.replaceAll(GAP, ' ');
}

function placeOf(pdfium: Pdfium, textPage: number, index: number, into: number): string {
  pdfium._FPDFText_GetCharOrigin(textPage, index, into, into + COORDINATE_BYTES);
  const place = new DataView(pdfium.HEAPU8.buffer, into, 2 * COORDINATE_BYTES);
  return `${place.getFloat64(0, true)} ${place.getFloat64(COORDINATE_BYTES, true)}`;
}
