import { adjustedBars, type AdjustedBar, type CapitalEvent } from './adjusted-price.ts';
import type { DailyBar } from './quote.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Prices of all days in the units of that day, even when the security did not trade on it. */
export function inUnitsOf(day: PlainDate, bars: readonly DailyBar[], events: readonly CapitalEvent[]): AdjustedBar[] {
  const last = bars.at(-1);
  if (!last) return [];
  const upTo = last.date < day ? [...bars, { ...last, date: day }] : bars;
  return adjustedBars(upTo, events, 'adjusted').bars.slice(0, bars.length);
}

/** The last close up to the end of a day, in the units of that day; null before the first. */
export function closeOn(
  day: PlainDate,
  bars: readonly DailyBar[],
  events: readonly CapitalEvent[],
): Thousandths | null {
  const before = bars.filter(({ date }) => date <= day);
  return inUnitsOf(day, before, events).at(-1)?.close ?? null;
}
