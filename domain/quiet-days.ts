import { addDays, holidayOn, isTradingDay } from './calendar.ts';
import type { PlainDate } from './time.ts';

/** Consecutive days without a publication, both ends included, and the reason. */
export interface QuietDays {
  from: PlainDate;
  to: PlainDate;
  /** `open` when the market traded on one of them. */
  reason: 'weekend' | 'closed' | 'open';
}

/**
 * The quiet days between each of `days`, newest first, and the next older one; null when the two are consecutive, and
 * for the last.
 */
export function quietBelow(days: readonly PlainDate[]): (QuietDays | null)[] {
  return days.map((day, at) => {
    const older = days[at + 1];
    return older === undefined ? null : quietBetween(addDays(older, 1), addDays(day, -1));
  });
}

/**
 * The days on which the market was closed since the newest of `days`, up to `today`; null when one was a trading day,
 * which may still have a publication.
 */
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
