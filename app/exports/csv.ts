/** Spreadsheet programs take a file for UTF-8, and so read its Arabic, by this first character. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet program may begin to calculate at, the full-width forms among them. */
const FORMULA = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** Rows of cells as a file by RFC 4180: commas, quotes where they are needed, CRLF at the end of every line. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(text: string): string {
  const safe = defused(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What would be read as a formula begins with an apostrophe, which makes it a text; a number with its sign stays one. */
export function defused(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
