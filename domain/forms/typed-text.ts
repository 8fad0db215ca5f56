const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const LINE_ENDS = /\r\n?|\u2028|\u2029|\u0085|\v|\f/g;
/**
 * Control characters, and those that reverse the order of the text after them. Joiners and direction marks are kept:
 * they belong to letters.
 */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/**
 * Normalises typed text: Latin digits, composed letters (NFC), one kind of line end, no control characters, no
 * surrounding spaces.
 */
export function cleanLines(typed: string): string {
  return latinDigits(typed.toWellFormed().normalize('NFC')).replace(LINE_ENDS, '\n').replace(UNSEEN, '').trim();
}

/** The same on one line. */
export function cleanLine(typed: string): string {
  return cleanLines(typed).replace(/\s+/g, ' ');
}

function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/** Number of characters as readers count them: a letter outside the basic plane is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
