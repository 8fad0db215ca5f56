import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { asOfText } from '#app/columns/file-formats.ts';
import { csvOf } from '#app/exports/csv.ts';
import type { ApiCell } from './cells.ts';

type Row = Readonly<Record<string, ApiCell>>;

/** Rows with what they are: where they come from, of when, and what was asked. */
export interface Envelope {
  source: Bilingual;
  documentation: string;
  licence: string;
  asOf: Instant | PlainDate | null;
  delayed: boolean;
  simulated: boolean;
  revision?: number;
  view: Readonly<Record<string, string | null | undefined>>;
  rows: readonly Row[];
  next: string | null;
  /** Trading days that were asked for and are not held; a list without any has none. */
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

/** The rows alone, under the keys of JSON; a name has a column for each language. What they are stands in the headers. */
export function csvBody({ rows }: Pick<Envelope, 'rows'>): string {
  const [first] = rows;
  if (!first) return csvOf([]);
  const keys = Object.keys(first);
  const isWords = new Set(keys.filter((key) => rows.some((row) => typeof row[key] === 'object' && row[key] !== null)));
  const head = keys.flatMap((key) => (isWords.has(key) ? LOCALE_CODES.map((code) => `${key}_${code}`) : [key]));
  const cells = (row: Row) =>
    keys.flatMap((key) => {
      const cell = row[key] ?? null;
      if (!isWords.has(key)) return [String(cell ?? '')];
      const words = cell as Record<string, string | null> | null;
      return LOCALE_CODES.map((code) => words?.[code] ?? '');
    });
  return csvOf([head, ...rows.map(cells)]);
}
