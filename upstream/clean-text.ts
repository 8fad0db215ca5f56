/**
 * Characters without use in a text: controls except tab and line break (the store rejects NUL), and marks that change
 * the direction of everything after them in a page or a file.
 */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff\ufffe\uffff]/g;
const SPACES = /\s+/g;

/** The text without controls, direction overrides and lone surrogates. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '');
}

/** The cleaned text on one line, with one space between words. */
export function oneLine(text: string): string {
  return withoutControls(text).replace(SPACES, ' ').trim();
}
