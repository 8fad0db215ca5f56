import type { TableRow } from './file-job.ts';
import type { FileColumn, Rows } from './table.ts';

/** Rows of a part: some milliseconds of work. */
const PART_ROWS = 200;

/** The rows as data, part by part; between two parts the process turns to whoever else asks. */
export async function* tableParts({ columns, rows }: Rows<unknown>): AsyncGenerator<TableRow[]> {
  const worded = columns.filter(({ words }) => words !== undefined);
  for await (const some of parts(rows)) yield some.map((row) => tableRow(row, columns, worded));
}

function tableRow(
  row: unknown,
  columns: readonly FileColumn<unknown>[],
  worded: readonly FileColumn<unknown>[],
): TableRow {
  return { cells: columns.map(({ cell }) => cell(row)), words: worded.map(({ words }) => words!(row)) };
}

/** Some at a time, all in their order. */
export async function* parts<T>(all: readonly T[], size = PART_ROWS): AsyncGenerator<T[]> {
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    yield all.slice(from, from + size);
  }
}
