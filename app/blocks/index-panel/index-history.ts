import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** A closing level, or the newest level of a day that is not over. */
export interface DayLevel {
  date: PlainDate;
  value: Thousandths;
}

/** The days of a range, oldest first; the range is compared with the first. */
export interface IndexHistory {
  points: DayLevel[];
}

/** More points than this cannot be told apart on the widest page. */
const POINTS_MAX = 260;

/**
 * Closing levels with the newest one, thinned from the newest back where there are too many. The oldest is always
 * included.
 */
export function indexHistory(bars: readonly Pick<DailyBar, 'date' | 'close'>[], newest: DayLevel | null): IndexHistory {
  const closed = bars.map(({ date, close }) => ({ date, value: close })).filter(({ date }) => date !== newest?.date);
  const all = newest ? [...closed, newest] : closed;
  const step = Math.ceil(all.length / POINTS_MAX);
  return { points: all.filter((_, at) => at === 0 || (all.length - 1 - at) % step === 0) };
}
