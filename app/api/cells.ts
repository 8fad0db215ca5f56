import { z } from 'zod';
import type { Bilingual } from '#domain/bilingual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { isPlainDate } from '#domain/time.ts';
import type { Column } from '#app/columns/column.ts';
import { columnKey, fileCell, type CellKind, type FileCell, valueKind } from '#app/columns/file-formats.ts';

/** A value of a row: names in every language, all others as in files. */
export type ApiCell = FileCell | Record<string, string | null>;

const DECIMAL = z.string().regex(/^-?\d+(\.\d+)?$/);
const NAME = z.object(Object.fromEntries(LOCALE_CODES.map((code) => [code, z.string().nullable()])));

const BY_KIND: Record<CellKind, z.ZodType> = {
  amount: DECIMAL,
  decimal: DECIMAL,
  // Free-float share counts have fractions when their source gives them.
  count: z.number(),
  number: z.number(),
  moment: z.iso.datetime({ offset: true }),
  day: z.string().refine(isPlainDate).meta({ format: 'date' }),
  flag: z.boolean(),
  text: z.string(),
};

/** True when a column's values are text of a language, which the API gives in every language. */
export function isWords({ format, label }: Pick<Column<never>, 'format' | 'label'>, isPerLanguage: boolean): boolean {
  return !label && (format === 'name' || (format === 'text' && !isPerLanguage));
}

/** The schema of a row of these columns, to check and to describe it. */
export function rowSchema(columns: readonly Column<never>[], isPerLanguage: boolean): z.ZodObject {
  return z.object(
    Object.fromEntries(
      columns.map((column) => [
        columnKey(column),
        schemaOfColumn(column, isPerLanguage).nullable().meta({ description: column.heading }),
      ]),
    ),
  );
}

function schemaOfColumn(column: Column<never>, isPerLanguage: boolean): z.ZodType {
  return isWords(column, isPerLanguage) ? NAME : BY_KIND[valueKind(column)];
}

/** Turns a row into what the API returns. `others`: the same row in the other languages, when it has text. */
type Presented<Row> = (row: Row, others?: Readonly<Record<string, Row | undefined>>) => Record<string, ApiCell>;

interface Presentation<Row> {
  columns: readonly Column<Row>[];
  isPerLanguage: boolean;
  locale: string;
}

/** How rows of these columns are returned. What does not differ from row to row is read once. */
export function presented<Row>({ columns, isPerLanguage, locale }: Presentation<Row>): Presented<Row> {
  const cells = columns.map((column) => ({
    key: columnKey(column),
    cell: isWords(column, isPerLanguage)
      ? (row: Row, others: Readonly<Record<string, Row | undefined>>) => words(column, row, locale, others)
      : (row: Row) => plain(column, row),
  }));
  return (row, others = {}) => {
    const record: Record<string, ApiCell> = {};
    for (const { key, cell } of cells) record[key] = cell(row, others);
    return record;
  };
}

function plain<Row>(column: Column<Row>, row: Row): FileCell {
  return fileCell(column, row, LOCALE_CODES[0]!);
}

function words<Row>(
  { value, format }: Column<Row>,
  row: Row,
  locale: string,
  others: Readonly<Record<string, Row | undefined>>,
): Record<string, string | null> | null {
  const own = value(row);
  if (own === null) return null;
  if (format === 'name') return { ...(own as Bilingual) };
  return Object.fromEntries(
    LOCALE_CODES.map((code) => {
      const there = code === locale ? row : others[code];
      return [code, there === undefined ? null : (value(there) as string | null)];
    }),
  );
}
