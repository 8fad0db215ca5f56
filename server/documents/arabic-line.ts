const ARABIC_WORD = /\p{Script=Arabic}+/gu;
const LATIN_WORD = /[A-Za-z][A-Za-z\d]*/g;
/** A sign that a sentence puts after a number; PDFium returns it before the number. */
const SIGN_BEFORE_NUMBER = /(^|\s|\p{Ps}|\p{Pe})([،؛؟%]+)(\d(?:[\d.,/:]*\d)?)/gu;
const LATIN_RUN = /[A-Za-z][A-Za-z\d&'’-]*(?: [A-Za-z][A-Za-z\d&'’-]*)+/g;
/** A bracket that opens Arabic words; PDFium attaches it to the Latin word before it. */
const BRACKET_AT_LATIN = /([A-Za-z\d])([()[\]«»]) (?=\p{Script=Arabic})/gu;
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
];

/**
 * Restores a right-to-left line that PDFium reversed: PDFium reverses the order of Latin words, puts commas and per
 * cent signs before their number, and swaps brackets. Left-to-right lines are unchanged.
 */
export function asWritten(line: string): string {
  const [arabic, latin] = [line.match(ARABIC_WORD)?.length ?? 0, line.match(LATIN_WORD)?.length ?? 0];
  if (arabic === 0 || latin > arabic) return line;
  const inOrder = line
    .replace(SIGN_BEFORE_NUMBER, '$1$3$2')
    .replace(LATIN_RUN, (run) => run.split(' ').toReversed().join(' '))
    .replace(BRACKET_AT_LATIN, '$1 $2');
  return PAIRS.reduce((text, [open, close]) => paired(text, open, close), inOrder);
}

/** Makes brackets that do not match open and close in turn. */
function paired(line: string, open: string, close: string): string {
  const found = [...line].filter((sign) => sign === open || sign === close);
  if (found.length === 0 || fits(found, open) || found.length % 2 === 1) return line;
  let at = 0;
  return [...line].map((sign) => (sign === open || sign === close ? (at++ % 2 === 0 ? open : close) : sign)).join('');
}

function fits(signs: readonly string[], open: string): boolean {
  let depth = 0;
  for (const sign of signs) {
    depth += sign === open ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
