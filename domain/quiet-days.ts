import { addDays, holidayOn, isTradingDay } from './calendar.ts';
import type { PlainDate } from './time.ts';

/** Days in a row on which nothing was published, both ends included, and why nobody waited for anything. */
export interface QuietDays {
  from: PlainDate;
  to: PlainDate;
  /** `open` where the market traded on one of them. */
  reason: 'weekend' | 'closed' | 'open';
}

/**
 * What lies before each of `days`, the newest first, and the one shown below it; null where they follow each other, and
 * below the last.
 */
export function quietBelow(days: readonly PlainDate[]): (QuietDays | null)[] {
  return days.map((day, at) => {
    const older = days[at + 1];
    return older === undefined ? null : quietBetween(addDays(older, 1), addDays(day, -1));
  });
}

/** The days on which the market was closed since the newest of `days`, up to `today`: a trading day may yet bring something. */
export function quietSince(newest: PlainDate | undefined, today: PlainDate): QuietDays | null {
  const found = newest === undefined || newest >= today ? null : quietBetween(addDays(newest, 1), today);
  return found?.reason === 'open' ? null : found;
}

function quietBetween(from: PlainDate, to: PlainDate): QuietDays | null {
  if (from > to) return null;
  let reason: QuietDays['reason'] = 'weekend';
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isTradingDay(day)) return { from, to, reason: 'open' };
    if (holidayOn(day)) reason = 'closed';
  }
  return { from, to, reason };
}
