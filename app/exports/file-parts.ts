import type { TableRow } from './file-job.ts';
import type { Locale } from '#domain/locale.ts';
import type { Column } from '#app/columns/column.ts';
import { fileCell } from '#app/columns/file-formats.ts';
import type { Rows } from './table.ts';

/** Rows of a part: some milliseconds of work. */
const PART_ROWS = 200;

/** The rows as data, part by part; between two parts the process serves other requests. */
export async function* tableParts(
  { columns, rows }: Pick<Rows, 'columns' | 'rows'>,
  locale: Locale,
): AsyncGenerator<TableRow[]> {
  const labelled = columns.filter(({ label }) => label !== undefined);
  for await (const some of parts(rows)) yield some.map((row) => tableRow(row, { columns, labelled, locale }));
}

type Columns = readonly Column<unknown>[];

function tableRow(
  row: unknown,
  { columns, labelled, locale }: { columns: Columns; labelled: Columns; locale: Locale },
): TableRow {
  return {
    cells: columns.map((column) => fileCell(column, row, locale)),
    labels: labelled.map(({ value, label }) => (value(row) === null ? '' : label!(row, locale))),
  };
}

/** Splits rows into parts, in order. */
export async function* parts<T>(all: readonly T[], size = PART_ROWS): AsyncGenerator<T[]> {
  for (let from = 0; from < all.length; from += size) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    yield all.slice(from, from + size);
  }
}

/** All rows at once, for a table that is known to be small. */
export function wholeTable({ columns, rows }: Pick<Rows, 'columns' | 'rows'>, locale: Locale): TableRow[] {
  const labelled = columns.filter(({ label }) => label !== undefined);
  return rows.map((row) => tableRow(row, { columns, labelled, locale }));
}
