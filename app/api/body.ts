import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Column } from '#app/columns/column.ts';
import { asOfText, columnKey } from '#app/columns/file-formats.ts';
import { csvOf } from '#app/exports/csv.ts';
import { isWords, type ApiCell } from './cells.ts';

type Row = Readonly<Record<string, ApiCell>>;

/** Rows with their source, their date and the request. */
export interface Envelope {
  source: Bilingual;
  documentation: string;
  licence: string;
  asOf: Instant | PlainDate | null;
  delayed: boolean;
  simulated: boolean;
  revision?: number;
  view: Readonly<Record<string, string>>;
  rows: readonly Row[];
  next: string | null;
  /** Requested trading days that are not stored; absent for a list without days. */
  missing?: readonly PlainDate[];
  isSingle: boolean;
}

export function jsonBody({ rows, isSingle, next, missing, asOf, ...about }: Envelope): string {
  const file = {
    ...about,
    asOf: asOfText(asOf),
    ...(isSingle ? { row: rows[0] ?? null } : { count: rows.length, rows, next }),
    ...(missing && { missing }),
  };
  return `${JSON.stringify(file)}\n`;
}

/**
 * The rows alone, under the keys of JSON; text has a column for each language. Columns, not rows, decide which these
 * are, so that a file has the same header whatever its rows. The metadata is in the HTTP headers.
 */
export function csvBody(rows: readonly Row[], columns: readonly Column<never>[], isPerLanguage: boolean): string {
  const heads = new Map(columns.map((one) => [columnKey(one), isWords(one, isPerLanguage)]));
  const keys = [...heads];
  const head = keys.flatMap(([key, hasWords]) => (hasWords ? LOCALE_CODES.map((code) => `${key}_${code}`) : [key]));
  const cells = (row: Row) =>
    keys.flatMap(([key, hasWords]) => {
      const cell = row[key] ?? null;
      if (!hasWords) return [String(cell ?? '')];
      const words = cell as Record<string, string | null> | null;
      return LOCALE_CODES.map((code) => words?.[code] ?? '');
    });
  return csvOf([head, ...rows.map(cells)]);
}
