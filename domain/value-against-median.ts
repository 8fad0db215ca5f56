import { median } from './listing-result.ts';
import type { DailyBar } from './quote.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { isTradedBar } from './traded-bars.ts';

/** Value traded of a security on a day, with the median of others. */
export interface ValueDay {
  date: PlainDate;
  own: Thousandths;
  median: Thousandths;
}

/**
 * The value traded of a security on every day on which it or one of the others traded, oldest first, and the median of
 * the others. A day without a trade counts as 0. Null when the value of a day with trades is not given.
 */
export function valuesAgainstMedian(
  own: readonly DailyBar[],
  others: readonly (readonly DailyBar[])[],
): readonly ValueDay[] | null {
  const all = [own, ...others].flat();
  if (all.some((bar) => bar.value === null && isTradedBar(bar))) return null;
  const valuesOf = (bars: readonly DailyBar[]) => new Map(bars.map(({ date, value }) => [date, value ?? 0]));
  const [ownValues, otherValues] = [valuesOf(own), others.map(valuesOf)];
  const dates = [...new Set(all.map(({ date }) => date))].sort();
  return dates.map((date) => ({
    date,
    own: ownValues.get(date) ?? 0,
    median: median(otherValues.map((values) => values.get(date) ?? 0)) ?? 0,
  }));
}
