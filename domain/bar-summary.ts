import { adjustedBars, type CapitalEvent } from './adjusted-price.ts';
import type { DailyBar } from './quote.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { isTradedBar } from './traded-bars.ts';
import { inUnitsOf } from './units-of-day.ts';

/** A day with its change against the day before; null where that is not known. */
export interface ChangedBar extends DailyBar {
  change: Thousandths | null;
  /** Thousandths of a per cent. */
  changePercent: Thousandths | null;
}

/** Several days as one, and the figures of an average day. */
export interface BarSummary {
  days: number;
  from: PlainDate;
  to: PlainDate;
  /** Last close against the close before the first day; null when either is not known. */
  change: Thousandths | null;
  changePercent: Thousandths | null;
  /** Null when nothing was traded; the same for `low`. */
  high: Thousandths | null;
  low: Thousandths | null;
  averageClose: Thousandths;
  /** Null when a day lacks the figure. */
  volume: number | null;
  value: Thousandths | null;
  trades: number | null;
  averageVolume: number | null;
  averageValue: Thousandths | null;
}

/**
 * The close before each bar; `before` is that before the first, on the bars' basis. For bars as traded, `events` are
 * the capital changes among them: a close before an event is converted to units of the bar, so that a split is not a
 * fall.
 */
export function closesBefore(
  bars: readonly DailyBar[],
  before: Thousandths | null,
  events: readonly CapitalEvent[] = [],
): (Thousandths | null)[] {
  return bars.map((bar, at) => {
    const [close, since] = at === 0 ? [before, ''] : [bars[at - 1]!.close, bars[at - 1]!.date];
    const passed = events.filter(({ exDate }) => exDate > since && exDate <= bar.date);
    if (close === null || passed.length === 0) return close;
    const last = { ...bar, date: since, open: close, high: close, low: close, close };
    return adjustedBars([last, bar], passed, 'adjusted').bars[0]!.close;
  });
}

/** Bars in order of days, each with its change against the close before it. */
export function changedBars<Bar extends DailyBar>(
  bars: readonly Bar[],
  before: Thousandths | null,
  events?: readonly CapitalEvent[],
): (Bar & ChangedBar)[] {
  const closes = closesBefore(bars, before, events);
  return bars.map((bar, at) => ({ ...bar, ...changeFrom(closes[at]!, bar.close) }));
}

/**
 * The days as one; null when there are none. Prices are in units of the last day, so that those of both sides of a
 * split are not mixed; volume, value and trades are as reported.
 */
export function barSummary(
  bars: readonly DailyBar[],
  before: Thousandths | null,
  events: readonly CapitalEvent[] = [],
): BarSummary | null {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const [closeBefore] = closesBefore([last], before, events);
  const [volume, value] = [total(bars, 'volume'), total(bars, 'value')];
  const prices = inUnitsOf(last.date, bars, events);
  // Nobody paid a price at which a contract was only settled.
  const paid = prices.filter(isTradedBar);
  const aDay = (sum: number | null) => (sum === null ? null : divideRounded(sum, bars.length));
  return {
    days: bars.length,
    from: first.date,
    to: last.date,
    ...changeFrom(closeBefore!, last.close),
    high: paid.length === 0 ? null : Math.max(...paid.map(({ high }) => high)),
    low: paid.length === 0 ? null : Math.min(...paid.map(({ low }) => low)),
    averageClose: divideRounded(
      prices.reduce((sum, { close }) => sum + close, 0),
      bars.length,
    ),
    volume,
    value,
    trades: total(bars, 'trades'),
    averageVolume: aDay(volume),
    averageValue: aDay(value),
  };
}

function changeFrom(before: Thousandths | null, close: Thousandths) {
  if (before === null || before === 0) return { change: null, changePercent: null };
  return { change: close - before, changePercent: percentOf(close - before, before) };
}

type Turnover = 'volume' | 'value' | 'trades';

/** Sum of a figure over the bars; null when any bar lacks it. */
export function total<Part extends Turnover>(bars: readonly Pick<DailyBar, Part>[], part: Part): number | null {
  return bars.reduce<number | null>((sum, bar) => {
    const each: number | null = bar[part];
    return sum === null || each === null ? null : sum + each;
  }, 0);
}
