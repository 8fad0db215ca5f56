import type { Text } from '#messages/text.tsx';
import type { Bilingual } from '#domain/bilingual.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locale.ts';
import type { Column } from '#app/columns/column.ts';
import { columnKey, fileCell, valueKind } from '#app/columns/file-formats.ts';
import type { JobName } from '#app/data/status/stale-data.ts';
import type { Site } from '#app/context.ts';
import type { BulkColumn, BulkKind, BulkRow } from '#app/exports/bulk-file.ts';

// Each set makes rows of its own kind, and writes them by columns of the same kind.
// oxlint-disable-next-line no-explicit-any
type AnyRow = any;

/** A list published whole, a file for each year. Its texts are in the messages, under `api.bulk.` and its name. */
export interface BulkSet {
  name: string;
  columns(t: Text): readonly Column<AnyRow>[];
  /** Keys of the columns that identify a row. */
  key: readonly string[];
  /** Keys of columns that later events change; such a change is not a correction. */
  derived?: readonly string[];
  /** The job that reads the set's source data: before it has read all, a file would have only part of the rows. */
  job: JobName;
  /** The first year with rows; null when there are none. */
  firstYear(site: Site): Promise<number | null>;
  /** The rows of a year in parts, in a stable order. */
  parts(site: Site, year: number): AsyncIterable<readonly AnyRow[]>;
}

/** A year of a set as passed to the writer. */
export interface BulkTable {
  columns: readonly BulkColumn[];
  parts: AsyncIterable<BulkRow[]>;
}

/** The columns of a set's files: a name has one for each language. */
export function bulkColumns(columns: readonly Column<never>[]): BulkColumn[] {
  return columns.flatMap((column): BulkColumn[] => {
    const key = columnKey(column);
    if (column.format === 'name') return LOCALE_CODES.map((code) => ({ key: `${key}_${code}`, kind: 'text' }));
    return [{ key, kind: kindOf(column) }];
  });
}

function kindOf(column: Column<never>): BulkKind {
  if (column.id.startsWith('factor-')) return 'factor';
  if (column.format === 'number' || column.format === 'decimal') return 'number';
  // The file has the code where a page has its label.
  const kind = valueKind(column);
  if (kind === 'amount') return 'decimal';
  return kind === 'number' ? 'count' : kind;
}

/** The cells of a row in the order of `bulkColumns`. */
export function bulkCells<Row>(columns: readonly Column<Row>[], row: Row): BulkRow {
  return columns.flatMap((column) => {
    if (column.format !== 'name') return [fileCell(column, row, DEFAULT_LOCALE)];
    const name = column.value(row) as Bilingual | null;
    return LOCALE_CODES.map((code) => name?.[code] ?? null);
  });
}
