import { MONTHS_SHORT } from './words/months.ts';
import { marketDate } from './market-time.ts';
import { LOCALES, type Locale } from './locale.ts';
import { isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

/** Placeholder for a missing date (docs/specification.md, section 9). */
export const MISSING_DATE = '--';

/**
 * '09 Nov, 2026' (docs/specification.md, section 9), or «9 نوفمبر 2026», the style of Arabic newspapers; '--' when
 * missing or not a date.
 */
export function formatDate(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  return parts ? dayMonth(parts, locale) + LOCALES[locale].date.beforeYear + parts.year : MISSING_DATE;
}

/** The same without the year, when the text around it makes the year plain. */
export function formatDayMonth(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  return parts ? dayMonth(parts, locale) : MISSING_DATE;
}

interface DateParts {
  year: string;
  month: number;
  /** Two digits. */
  day: string;
}

function dayMonth(parts: DateParts, locale: Locale): string {
  return `${dayText(parts, locale)} ${MONTHS_SHORT[locale][parts.month - 1]}`;
}

function dayText({ day }: DateParts, locale: Locale): string {
  return String(Number(day)).padStart(LOCALES[locale].date.dayDigits, '0');
}

/** A range of days without the year: '02–03 Dec'; across the end of a month both days have their month. */
export function formatDays(from: PlainDate, to: PlainDate, locale: Locale): string {
  const [first, last] = [dateParts(from), dateParts(to)];
  if (!first || !last) return MISSING_DATE;
  if (from === to) return dayMonth(last, locale);
  if (first.month !== last.month) return `${dayMonth(first, locale)} – ${dayMonth(last, locale)}`;
  return `${dayText(first, locale)}–${dayMonth(last, locale)}`;
}

/** Year, month and day in Dubai; null when missing. */
export function dateParts(date: PlainDate | Instant | null | undefined): DateParts | null {
  const plain = isInstant(date) ? marketDate(date) : date;
  if (!isPlainDate(plain)) return null;
  return { year: plain.slice(0, 4), month: Number(plain.slice(5, 7)), day: plain.slice(8) };
}

/** True within the years 1 to 9999 in Dubai: an instant outside cannot be written as a day. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && value >= -62_135_611_200_000 && value < 253_402_286_400_000;
}
