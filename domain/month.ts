import { addDays, DEFAULT_CALENDAR, isTradingDay, LAST_KNOWN_DAY, nextClosure, weekday } from './calendar.ts';
import type { Closure, TradingCalendar } from './calendar.ts';
import type { PlainDate } from './time.ts';

/** 'YYYY-MM'. */
export type Month = string;

/** Earlier market days are not known here; later than the last known day, holidays are not. */
export const FIRST_MONTH: Month = '2010-01';
export const LAST_MONTH: Month = LAST_KNOWN_DAY.slice(0, 7);
const WITHOUT_HOLIDAYS: TradingCalendar = { holidays: [] };
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

export function monthOf(day: PlainDate): Month {
  return day.slice(0, 7);
}

/** Parses a month in address notation; null for anything else, and for a month outside the known range. */
export function parseMonth(text: string): Month | null {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text >= FIRST_MONTH && text <= LAST_MONTH ? text : null;
}

/** The month a number of months later, or earlier; null outside the known range. */
export function monthsFrom(month: Month, count: number): Month | null {
  const number = Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(number / MONTHS_A_YEAR)).padStart(4, '0');
  return parseMonth(`${year}-${String((number % MONTHS_A_YEAR) + 1).padStart(2, '0')}`);
}

export function daysOfMonth(month: Month): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day: PlainDate = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The weeks with a working day in the month, each complete: all days that are not at a weekend, holidays included. */
export function weeksOfMonth(month: Month): PlainDate[][] {
  const first: PlainDate = `${month}-01`;
  const last = daysOfMonth(month).at(-1)!;
  const weeks: PlainDate[][] = [];
  for (let sunday = addDays(first, -weekday(first)); sunday <= last; sunday = addDays(sunday, DAYS_A_WEEK)) {
    const week = Array.from({ length: DAYS_A_WEEK }, (_, i) => addDays(sunday, i));
    const working = week.filter((day) => isTradingDay(day, WITHOUT_HOLIDAYS));
    if (working.some((day) => monthOf(day) === month)) weeks.push(working);
  }
  return weeks;
}

/** Closures that begin within these days, both included, because of holidays on trading days. */
export function closuresWithin(
  from: PlainDate,
  to: PlainDate,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): Closure[] {
  const closures: Closure[] = [];
  let next = nextClosure(addDays(from, -1), calendar);
  while (next && next.from <= to) {
    closures.push(next);
    next = nextClosure(next.to, calendar);
  }
  return closures;
}
