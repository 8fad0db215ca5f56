import { pick, type Bilingual } from '#domain/bilingual.ts';
import { formatLocalTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { place } from '#exchange.place.ts';
import type { Column } from './column.ts';
import type { Format } from './page-formats.ts';

/** An amount is its exact decimal digits, a count a number, a moment ISO 8601; null when unknown. */
export type FileCell = string | number | boolean | null;

/** The type of a spreadsheet's cells in a column. */
export type CellKind = 'amount' | 'decimal' | 'count' | 'number' | 'moment' | 'day' | 'flag' | 'text';

/** Formats whose values are not thousandths. */
const KINDS: Partial<Record<Format, CellKind>> = {
  text: 'text',
  code: 'text',
  address: 'text',
  name: 'text',
  flag: 'flag',
  count: 'count',
  'compact-count': 'count',
  number: 'number',
  year: 'number',
  decimal: 'decimal',
  day: 'day',
  moment: 'moment',
  time: 'moment',
};
/** '+04:00', the same all year round. */
const OFFSET =
  (place.offsetMinutes < 0 ? '-' : '+') + new Date(Math.abs(place.offsetMinutes) * 60_000).toISOString().slice(11, 16);

/** Dubai's wall clock with its offset, ISO 8601: '2026-11-18T11:30:00+04:00'. */
export function isoMoment(at: Instant): string {
  return formatLocalTime(at) + OFFSET;
}

/** The time of figures: a moment with its zone, or their day; null when unknown. */
export function asOfText(asOf: Instant | PlainDate | null): string | null {
  return typeof asOf === 'number' ? isoMoment(asOf) : asOf;
}

/** The value of a row in files: exact, the same in both languages but for names, and null when unknown. */
export function fileCell<Row>({ value, format }: Column<Row>, row: Row, locale: Locale): FileCell {
  const known = value(row);
  if (known === null || typeof known === 'string' || typeof known === 'boolean') return known;
  if (typeof known === 'object') return pick(known satisfies Bilingual, locale);
  const kind = KINDS[format] ?? 'amount';
  if (kind === 'amount') return toDecimalString(known);
  if (kind === 'decimal') return allDigits(known);
  return kind === 'moment' ? isoMoment(known) : known;
}

/** The spreadsheet type of a column's cells: codes are written as text in the reader's language. */
export function cellKind({ format, label }: Pick<Column<never>, 'format' | 'label'>): CellKind {
  return label ? 'text' : (KINDS[format] ?? 'amount');
}

const MOST_DECIMALS = 20;

/** A number without an exponent. */
function allDigits(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_DECIMALS) : text;
}

/** The type of a column's values in machine-readable files and the API: a label is only for readers. */
export function valueKind({ format, label }: Pick<Column<never>, 'format' | 'label'>): CellKind {
  const kind = KINDS[format] ?? 'amount';
  return label && kind !== 'flag' ? 'text' : kind;
}

/** A column's name in files and the API: 'change-percent' → 'changePercent'. */
export function columnKey({ id }: Pick<Column<never>, 'id'>): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
