import { periodOf, untradedDays } from './bar-periods.ts';
import { addDays, nextTradingDay } from './calendar.ts';
import { earlierDay, laterDay, type PlainDate } from './time.ts';

interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** The first and the last day that are held of a series. */
interface Held {
  first: PlainDate;
  last: PlainDate;
}

/** Before it no holiday of the market is known. */
const FIRST_KNOWN: PlainDate = '2010-01-01';

/**
 * Trading days of a range of which a series has nothing: those before the first day that is held, and those after the last.
 * Days between them are held, traded or not; the running day and later ones are none yet.
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

/** The same of a series of weeks, each named by its last trading day. */
export function missingWeeks(range: Days, held: Held | null | undefined, today: PlainDate): PlainDate[] {
  const isLast = (day: PlainDate) => periodOf(nextTradingDay(day), 'week') !== periodOf(day, 'week');
  return missingDays(range, held, today).filter(isLast);
}
