import { periodOf, untradedDays } from './bar-periods.ts';
import { addDays, nextTradingDay } from './calendar.ts';
import { earlierDay, laterDay, type PlainDate } from './time.ts';

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** The first and the last stored day of a series. */
interface Held {
  first: PlainDate;
  last: PlainDate;
}

/** Holidays of the market before this day are not known. */
const FIRST_KNOWN: PlainDate = '2010-01-01';

/**
 * The range that was asked for. Its end is filled in with the last stored day, and may then be before its beginning: one
 * day was meant.
 */
export function rangeOf({ from, to }: Days): Days {
  return { from, to: laterDay(from, to) };
}

/**
 * Trading days of a range that a series lacks: those before the first stored day, and those after the last. Days
 * between them count as stored, traded or not, unless `isHeld` says which are: a series with figures of every trading
 * day passes it. The current day and later ones are not missing yet.
 */
export function missingDays(
  { from, to }: Days,
  held: Held | null | undefined,
  today: PlainDate,
  isHeld?: (day: PlainDate) => boolean,
): PlainDate[] {
  const start = laterDay(from, FIRST_KNOWN);
  const end = earlierDay(to, addDays(today, -1));
  if (!held) return untradedDays([], start, end);
  const { first, last } = held;
  return [
    ...untradedDays([], start, earlierDay(end, addDays(first, -1))),
    ...(isHeld ? untradedDays([], laterDay(start, first), earlierDay(end, last)).filter((day) => !isHeld(day)) : []),
    ...untradedDays([], laterDay(start, addDays(last, 1)), end),
  ];
}

/** The same for a series of weeks, each denoted by its last trading day; `weeks` are all that are stored. */
export function missingWeeks(range: Days, weeks: readonly PlainDate[], today: PlainDate): PlainDate[] {
  const isLast = (day: PlainDate) => periodOf(nextTradingDay(day), 'week') !== periodOf(day, 'week');
  const stored = new Set(weeks.map((day) => periodOf(day, 'week')));
  return missingDays(range, null, today).filter((day) => isLast(day) && !stored.has(periodOf(day, 'week')));
}
