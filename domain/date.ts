import { MONTHS } from './words/months.ts';
import { dateParts, formatDate, isInstant, MISSING_DATE } from './date-text.ts';
import { marketTime } from './market-time.ts';
import type { Locale } from './locale.ts';
import { DAY_MS, dayNumber, MARKET_OFFSET_MS, isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

// Date code that every page's script needs is in files of its own.
export { MONTHS } from './words/months.ts';
export { formatDate, formatDayMonth, formatDays } from './date-text.ts';
export { marketTime, marketDate, formatLocalTime } from './market-time.ts';
export { WEEKDAYS } from './words/weekdays.ts';
export { parseLocalTime, parseDisclosureTime, parseWordedDate } from './parse-time.ts';

const SECOND_MS = 1_000;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** The instant of a Dubai wall-clock time, 'HH:MM' or 'HH:MM:SS'. Throws RangeError for a day or time that does not exist. */
export function marketInstant(date: PlainDate, clock: string): Instant {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(clock) ?? [];
  if (!isPlainDate(date) || hours === undefined) {
    throw new RangeError(`'${date} ${clock}' is no time in Dubai: give YYYY-MM-DD and HH:MM or HH:MM:SS.`);
  }
  const secondsOfDay = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return dayNumber(date) * DAY_MS + secondsOfDay * SECOND_MS - MARKET_OFFSET_MS;
}

/** 'DD MMM, YYYY HH:MM' on Dubai's clock; '--' when missing. */
export function formatDateTime(at: Instant | null | undefined, locale: Locale): string {
  if (!isInstant(at)) return MISSING_DATE;
  return `${formatDate(at, locale)} ${marketTime(at)}`;
}

/** 'November 2026'; '--' when missing. */
export function formatMonthYear(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = dateParts(date);
  return parts ? `${MONTHS[locale][parts.month - 1]} ${parts.year}` : MISSING_DATE;
}

/** '2026-11-09 06:47:00 UTC' */
export function formatUtc(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
