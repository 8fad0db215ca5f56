import { correctionsBetween, type Correction } from '#domain/bulk-file.ts';
import type { FileCell } from '#app/columns/file-formats.ts';
import { csvOf } from './csv.ts';

/** Types of a column's cells: `decimal` has three decimals, `factor` nine, `number` as many as it needs. */
export type BulkKind = 'decimal' | 'factor' | 'number' | 'count' | 'day' | 'moment' | 'flag' | 'text';

/** A column of a file with a whole list, under its name in the API. */
export interface BulkColumn {
  key: string;
  kind: BulkKind;
}

export type BulkRow = readonly FileCell[];

/** More corrections of one revision than anybody reads row by row: the file itself has all. */
const CORRECTIONS_MOST = 1_000;

/** The rows in machine-readable form: one line of keys, exact figures, empty for unknown values. */
export function asBulkCsv(columns: readonly BulkColumn[], rows: readonly BulkRow[]): string {
  return csvOf([columns.map(({ key }) => key), ...rows.map(textsOf)]);
}

/** Corrections that the rows make to a file that `asBulkCsv` wrote before. */
export function correctedIn(
  before: string,
  { columns, rows }: { columns: readonly BulkColumn[]; rows: readonly BulkRow[] },
  { key, derived }: { key: readonly string[]; derived: readonly string[] },
): Correction[] {
  const [head = [], ...earlier] = readCsv(before);
  const keys = columns.map((column) => column.key);
  // Written and read back, like the earlier rows.
  const [, ...now] = readCsv(asBulkCsv(columns, rows));
  const records = (names: readonly string[], of: readonly string[][]) =>
    of.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
  return correctionsBetween(records(head, earlier), records(keys, now), { key, derived, most: CORRECTIONS_MOST });
}

function textsOf(cells: BulkRow): string[] {
  return cells.map((cell) => String(cell ?? ''));
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/y;

/** Reads a file of `csvOf`. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  CELL.lastIndex = file.startsWith('\uFEFF') ? 1 : 0;
  for (let cell = CELL.exec(file); cell; cell = CELL.exec(file)) {
    const [, quoted, plain = '', end] = cell;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
