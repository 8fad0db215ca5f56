const MARK = '\uFEFF';
const LINE = '\r\n';

type Fields = Record<string, string | number | null>;

/** A row and, when requested, its resources. */
export interface LaidRow {
  fields: Fields;
  resources: Fields[] | null;
}

/**
 * The disclosure system's own layout: a byte-order mark, CRLF, a space before each colon, one field a line, and the
 * resources' bracket on a line of its own (docs/contracts.md, Facts of all calls).
 */
export function layDisclosures(rows: readonly LaidRow[]): string {
  return MARK + ['{"root" :', '[', ...joined(rows.map(rowLines)), ']', '}'].join(LINE);
}

function rowLines({ fields, resources }: LaidRow): string[] {
  const lines = fieldLines(fields);
  if (resources) lines.push(`"resources" : ${LINE}[${resources.map(resourceText).join(`,${LINE}`)}]`);
  return ['{', lines.join(`,${LINE}`), '}'];
}

function resourceText(fields: Fields): string {
  return ['{', fieldLines(fields).join(`,${LINE}`), '}'].join(LINE);
}

function fieldLines(fields: Fields): string[] {
  return Object.entries(fields).map(([name, value]) => `"${name}" : ${JSON.stringify(value)}`);
}

/** Joins rows, with a comma after each but the last. */
function joined(rows: readonly string[][]): string[] {
  return rows.flatMap((lines, at) => (at === rows.length - 1 ? lines : [...lines.slice(0, -1), `${lines.at(-1)},`]));
}
