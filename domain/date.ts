import { MONTHS, MONTHS_SHORT } from './calendar-names.ts';
import type { Locale } from './locale.ts';
import { DAY_MS, dayNumber, dayOf, DUBAI_OFFSET_MS, isPlainDate } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

export { MONTHS, WEEKDAYS } from './calendar-names.ts';
export { parseDubaiLocal, parseFeedDateTime, parseWordedDate } from './feed-date.ts';

/** What stands where a date is missing (specification, section 9). */
export const MISSING_DATE = '--';

const SECOND_MS = 1_000;
const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** The calendar day in Dubai at that instant. */
export function dubaiDate(at: Instant): PlainDate {
  return dayOf(Math.floor((at + DUBAI_OFFSET_MS) / DAY_MS));
}

/** The instant of a Dubai wall-clock time, 'HH:MM' or 'HH:MM:SS'. Throws RangeError for a day or time that does not exist. */
export function dubaiInstant(date: PlainDate, clock: string): Instant {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(clock) ?? [];
  if (!isPlainDate(date) || hours === undefined) {
    throw new RangeError(`'${date} ${clock}' is no time in Dubai: give YYYY-MM-DD and HH:MM or HH:MM:SS.`);
  }
  const secondsOfDay = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return dayNumber(date) * DAY_MS + secondsOfDay * SECOND_MS - DUBAI_OFFSET_MS;
}

/** Dubai's wall clock as 'HH:MM', or 'HH:MM:SS'. */
export function dubaiClock(at: Instant, options: { seconds?: boolean } = {}): string {
  return formatDubaiLocal(at).slice(11, options.seconds ? 19 : 16);
}

/** Dubai's wall clock without a zone, as the exchange's wires write it: '2026-07-02T14:58:53'. */
export function formatDubaiLocal(at: Instant, options: { milliseconds?: boolean } = {}): string {
  return new Date(at + DUBAI_OFFSET_MS).toISOString().slice(0, options.milliseconds ? 23 : 19);
}

/** 'DD MMM, YYYY' (specification, section 9): short English months, whole Arabic ones; '--' when missing or no date. */
export function formatDate(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = partsOf(date);
  if (!parts) return MISSING_DATE;
  return `${parts.day} ${MONTHS_SHORT[locale][parts.month - 1]}${locale === 'ar' ? '،' : ','} ${parts.year}`;
}

/** 'DD MMM, YYYY HH:MM' on Dubai's clock; '--' when missing. */
export function formatDateTime(at: Instant | null | undefined, locale: Locale): string {
  if (!isInstant(at)) return MISSING_DATE;
  return `${formatDate(at, locale)} ${dubaiClock(at)}`;
}

/** 'DD MMM', where the year is plain from around it; '--' when missing. */
export function formatDayMonth(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = partsOf(date);
  return parts ? `${parts.day} ${MONTHS_SHORT[locale][parts.month - 1]}` : MISSING_DATE;
}

/** 'November 2026'; '--' when missing. */
export function formatMonthYear(date: PlainDate | Instant | null | undefined, locale: Locale): string {
  const parts = partsOf(date);
  return parts ? `${MONTHS[locale][parts.month - 1]} ${parts.year}` : MISSING_DATE;
}

function partsOf(date: PlainDate | Instant | null | undefined): { year: string; month: number; day: string } | null {
  const plain = isInstant(date) ? dubaiDate(date) : date;
  if (!isPlainDate(plain)) return null;
  return { year: plain.slice(0, 4), month: Number(plain.slice(5, 7)), day: plain.slice(8) };
}

/** Within the years 1 to 9999 in Dubai: what lies outside cannot be written as a day. */
function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && value >= -62_135_611_200_000 && value < 253_402_286_400_000;
}
