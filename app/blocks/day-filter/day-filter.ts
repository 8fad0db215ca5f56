import { latinDigits } from '#domain/arabic.ts';
import { tradingDayBy } from '#domain/calendar.ts';
import { parseWordedDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';

const VALUE_MAX = 40;

/** Why another day is shown than the one that was asked for. */
export type DayFault = 'unreadable' | 'early' | 'late' | 'closed';

/** A trading day that an address asks for (`?day=2026-06-30`). */
export interface DayFilter {
  /** As typed: nothing of it is lost. */
  typed: string;
  /** As it was understood, null where it is not a day. */
  date: PlainDate | null;
  /** The day that is shown; null where none is asked for, or what was asked for is not a day. */
  day: PlainDate | null;
  fault: DayFault | null;
}

/** The day that was asked for where another one is shown, for what names all that it did not follow. */
export function ignoredDay({ typed, day, fault }: DayFilter): Ignored[] {
  return fault === null ? [] : [otherDay(typed.slice(0, VALUE_MAX), day ?? undefined)];
}

/** A day that was asked for, and the one that is shown instead. */
export function otherDay(value: string, nearest: PlainDate | undefined): Ignored {
  return { parameter: 'day', value, ...(nearest !== undefined && { nearest }) };
}

/** Days that can be shown, both included. */
export interface DaySpan {
  first: PlainDate;
  last: PlainDate;
}

/** Whether the figures of a day are still to come: of one without trading there are none after the last trading day. */
export function isHeldLater(day: PlainDate, last: PlainDate): boolean {
  return tradingDayBy(day) > last;
}

/** The trading day that is asked for, or the nearest that can be shown; without trading the last one before it. */
export function dayFilter(value: string | null, { first, last }: DaySpan): DayFilter {
  const typed = (value ?? '').trim();
  const date = parseWordedDate(latinDigits(typed));
  if (date === null) return { typed, date, day: null, fault: typed === '' ? null : 'unreadable' };
  if (isHeldLater(date, last)) return { typed, date, day: last, fault: 'late' };
  const traded = tradingDayBy(date);
  if (traded < first) return { typed, date, day: first, fault: 'early' };
  return { typed, date, day: traded, fault: traded === date ? null : 'closed' };
}
