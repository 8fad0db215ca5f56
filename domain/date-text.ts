import { MONTHS_SHORT } from './calendar-names.ts';
import { dubaiDate } from './dubai-clock.ts';
import type { Locale } from './locale.ts';
import { isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

/** What stands where a date is missing (specification, section 9). */
export const MISSING_DATE = '--';

/** 'DD MMM, YYYY' (specification, section 9): short English months, whole Arabic ones; '--' when missing or no date. */
export function formatDate(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  if (!parts) return MISSING_DATE;
  return `${parts.day} ${MONTHS_SHORT[locale][parts.month - 1]}${locale === 'ar' ? '،' : ','} ${parts.year}`;
}

/** 'DD MMM', where the year is plain from around it; '--' when missing. */
export function formatDayMonth(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  return parts ? `${parts.day} ${MONTHS_SHORT[locale][parts.month - 1]}` : MISSING_DATE;
}

/** Year, month and day in Dubai; null when missing. */
export function dateParts(
  date: PlainDate | Instant | null | undefined,
): { year: string; month: number; day: string } | null {
  const plain = isInstant(date) ? dubaiDate(date) : date;
  if (!isPlainDate(plain)) return null;
  return { year: plain.slice(0, 4), month: Number(plain.slice(5, 7)), day: plain.slice(8) };
}

/** Within the years 1 to 9999 in Dubai: what lies outside cannot be written as a day. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && value >= -62_135_611_200_000 && value < 253_402_286_400_000;
}
