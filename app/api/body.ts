import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Column } from '#app/columns/column.ts';
import { asOfText, columnKey } from '#app/columns/file-formats.ts';
import { csvLines, csvOf } from '#app/exports/csv.ts';
import { parts } from '#app/exports/file-parts.ts';
import { isWords, type ApiCell } from './cells.ts';

type Row = Readonly<Record<string, ApiCell | readonly Row[]>>;

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

/** Bytes of an answer. */
type Bytes = Buffer<ArrayBuffer>;

/** About a millisecond of work. */
const PART_ROWS = 100;

export async function jsonBody({ rows, isSingle, next, missing, asOf, ...about }: Envelope): Promise<Bytes> {
  const head = { ...about, asOf: asOfText(asOf) };
  const tail = { next, ...(missing && { missing }) };
  if (isSingle)
    return Buffer.from(`${JSON.stringify({ ...head, row: rows[0] ?? null, ...(missing && { missing }) })}\n`);
  const open = JSON.stringify({ ...head, count: rows.length }).slice(0, -1);
  const list = await bytesOf(rows, (some, isFirst) => `${isFirst ? '' : ','}${some.map((row) => JSON.stringify(row))}`);
  return Buffer.concat([Buffer.from(`${open},"rows":[`), ...list, Buffer.from(`],${JSON.stringify(tail).slice(1)}\n`)]);
}

/**
 * The rows alone, under the keys of JSON; text has a column for each language. Columns, not rows, decide which these
 * are, so that a file has the same header whatever its rows. The metadata is in the HTTP headers.
 */
export async function csvBody(
  rows: readonly Row[],
  columns: readonly Column<never>[],
  isPerLanguage: boolean,
): Promise<Bytes> {
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
  const lines = await bytesOf(rows, (some) => csvLines(some.map(cells)));
  return Buffer.concat([Buffer.from(csvOf([head])), ...lines]);
}

/** The bytes of rows, some rows at a time, so that pages are served in between. */
async function bytesOf(
  rows: readonly Row[],
  text: (some: readonly Row[], isFirst: boolean) => string,
): Promise<Buffer[]> {
  const bytes: Buffer[] = [];
  for await (const some of parts(rows, PART_ROWS)) bytes.push(Buffer.from(text(some, bytes.length === 0)));
  return bytes;
}
