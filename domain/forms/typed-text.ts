const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const LINE_ENDS = /\r\n?|\u2028|\u2029|\u0085|\v|\f/g;
/** Controls, and signs that turn the order of what follows them around. Joiners and the marks of a direction are letters' own. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** What was typed in one spelling: Latin digits, composed letters (NFC), one kind of line end, no controls, no spaces around it. */
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

/** Characters as people count them: a letter outside the basic plane is one. */
export function lengthOf(text: string): number {
  return [...text].length;
}
