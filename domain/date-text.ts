import { MONTHS_SHORT } from './calendar-names.ts';
import { dubaiDate } from './dubai-clock.ts';
import type { Locale } from './locale.ts';
import { isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

/** What stands where a date is missing (specification, section 9). */
export const MISSING_DATE = '--';

/** '09 Nov, 2026' (specification, section 9), and «9 نوفمبر 2026» as Arabic newspapers write it; '--' when missing or no date. */
export function formatDate(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  return parts ? `${dayMonth(parts, locale)}${locale === 'ar' ? '' : ','} ${parts.year}` : MISSING_DATE;
}

/** The same without the year, where it is plain from the text around it. */
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

function dayMonth({ day, month }: DateParts, locale: Locale): string {
  return `${locale === 'ar' ? Number(day) : day} ${MONTHS_SHORT[locale][month - 1]}`;
}

/** Year, month and day in Dubai; null when missing. */
export function dateParts(date: PlainDate | Instant | null | undefined): DateParts | null {
  const plain = isInstant(date) ? dubaiDate(date) : date;
  if (!isPlainDate(plain)) return null;
  return { year: plain.slice(0, 4), month: Number(plain.slice(5, 7)), day: plain.slice(8) };
}

/** Within the years 1 to 9999 in Dubai: what lies outside cannot be written as a day. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && value >= -62_135_611_200_000 && value < 253_402_286_400_000;
}
