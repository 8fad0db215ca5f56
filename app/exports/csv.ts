/** By this first character, spreadsheet programs recognise UTF-8, and so read Arabic correctly. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",;\r\n\t]|^\s|\s$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** Characters at which a spreadsheet program may start a formula, including full-width forms. */
const FORMULA = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

/** Rows of cells as a file by RFC 4180: commas, quotes where needed, CRLF at the end of every line. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Further lines of such a file. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellOf).join(',') + LINE_END).join('');
}

function cellOf(text: string): string {
  const safe = defused(text);
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Text that would be read as a formula gets an apostrophe, which makes it text; a signed number is unchanged. */
export function defused(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
