import { latinDigits } from '#domain/arabic.ts';
import { tradingDayBy } from '#domain/calendar.ts';
import { parseWordedDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';

const VALUE_MAX = 40;

/** Why another day is shown than the requested one. */
export type DayFault = 'unreadable' | 'early' | 'late' | 'closed';

/** The trading day that an address requests (`?day=2026-06-30`). */
export interface DayFilter {
  /** The value as typed, unchanged. */
  typed: string;
  /** The typed day; null where the value is not a day. */
  date: PlainDate | null;
  /** The day that is shown; null where none is requested, or the requested value is not a day. */
  day: PlainDate | null;
  fault: DayFault | null;
}

/** The requested day where another one is shown, for the list of ignored parameters. */
export function ignoredDay({ typed, day, fault }: DayFilter): Ignored[] {
  return fault === null ? [] : [otherDay(typed.slice(0, VALUE_MAX), day ?? undefined)];
}

/** A requested day, with the one shown instead. */
export function otherDay(value: string, nearest: PlainDate | undefined): Ignored {
  return { parameter: 'day', value, ...(nearest !== undefined && { nearest }) };
}

/** The days that can be shown, both ends included. */
export interface DaySpan {
  first: PlainDate;
  last: PlainDate;
}

/** True when the figures of a day will come later; a day without trading has none after the last trading day. */
export function isHeldLater(day: PlainDate, last: PlainDate): boolean {
  return tradingDayBy(day) > last;
}

/**
 * The requested trading day, or the nearest that can be shown; for a day without trading, the last trading day before
 * it.
 */
export function dayFilter(value: string | null, { first, last }: DaySpan): DayFilter {
  const typed = (value ?? '').trim();
  const date = parseWordedDate(latinDigits(typed));
  if (date === null) return { typed, date, day: null, fault: typed === '' ? null : 'unreadable' };
  if (isHeldLater(date, last)) return { typed, date, day: last, fault: 'late' };
  const traded = tradingDayBy(date);
  if (traded < first) return { typed, date, day: first, fault: 'early' };
  return { typed, date, day: traded, fault: traded === date ? null : 'closed' };
}
