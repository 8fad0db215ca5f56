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
 * Trading days of a range that a series lacks: those before the first stored day, and those after the last. Days
 * between them count as stored, traded or not; the current day and later ones are not missing yet.
 */
export function missingDays({ from, to }: Days, held: Held | null | undefined, today: PlainDate): PlainDate[] {
  const start = laterDay(from, FIRST_KNOWN);
  const end = earlierDay(to, addDays(today, -1));
  if (!held) return untradedDays([], start, end);
  return [
    ...untradedDays([], start, earlierDay(end, addDays(held.first, -1))),
    ...untradedDays([], laterDay(start, addDays(held.last, 1)), end),
  ];
}

/** The same for a series of weeks, each denoted by its last trading day. */
export function missingWeeks(range: Days, held: Held | null | undefined, today: PlainDate): PlainDate[] {
  const isLast = (day: PlainDate) => periodOf(nextTradingDay(day), 'week') !== periodOf(day, 'week');
  return missingDays(range, held, today).filter(isLast);
}
