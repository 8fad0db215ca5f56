import { untradedDays } from './bar-periods.ts';
import { addDays } from './calendar.ts';
import type { PlainDate } from './time.ts';

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
export function missingDays({ from, to }: Days, held: Held | undefined, today: PlainDate): PlainDate[] {
  const start = later(from, FIRST_KNOWN);
  const end = earlier(to, addDays(today, -1));
  if (!held) return untradedDays([], start, end);
  return [
    ...untradedDays([], start, earlier(end, addDays(held.first, -1))),
    ...untradedDays([], later(start, addDays(held.last, 1)), end),
  ];
}

function earlier(a: PlainDate, b: PlainDate): PlainDate {
  return a < b ? a : b;
}

function later(a: PlainDate, b: PlainDate): PlainDate {
  return a > b ? a : b;
}
