import { addDays, DEFAULT_CALENDAR, isTradingDay, previousTradingDay } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** Some exchanges settle their day's figures a little after the close. */
const SETTLED_AFTER_MS = 5 * 60_000;

/** The latest trading day whose prices are final at that moment. */
export function lastFinishedDay(now: Instant): PlainDate {
  const today = marketDate(now);
  const end = sessionOn(today, DEFAULT_CALENDAR).at(-1)?.to;
  return end !== undefined && now >= end + SETTLED_AFTER_MS ? today : previousTradingDay(today, DEFAULT_CALENDAR);
}

/** Trading days from the later one back to the earlier one, both included. */
export function* tradingDaysBack(later: PlainDate, earlier: PlainDate): Generator<PlainDate> {
  for (let day = later; day >= earlier; day = addDays(day, -1)) {
    if (isTradingDay(day, DEFAULT_CALENDAR)) yield day;
  }
}
