/**
 * Characters that a text has no use for: controls but tab and line break (the store takes no NUL), and the marks that turn
 * the direction of what follows them to the end of a page or a file.
 */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff\ufffe\uffff]/g;
const SPACES = /\s+/g;

/** The text without controls, overrides of direction and halves of a character. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '');
}

/** The same on one line, with one space between words. */
export function oneLine(text: string): string {
  return withoutControls(text).replace(SPACES, ' ').trim();
}
