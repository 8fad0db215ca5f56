import { adjustedBars, type CapitalEvent } from './adjusted-price.ts';
import type { DailyBar } from './quote.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';
import { isTradedBar } from './traded-bars.ts';

/** A day with what it changed against the day before; null where that is not known. */
export interface ChangedBar extends DailyBar {
  change: Thousandths | null;
  /** Thousandths of a per cent. */
  changePercent: Thousandths | null;
}

/** Several days as one, and what an average day of them was like. */
export interface BarSummary {
  days: number;
  from: PlainDate;
  to: PlainDate;
  /** Of the last close against the close before the first day; null where that is not known. */
  change: Thousandths | null;
  changePercent: Thousandths | null;
  /** Null where nothing was traded, as for `low`. */
  high: Thousandths | null;
  low: Thousandths | null;
  averageClose: Thousandths;
  /** Null where a day does not say. */
  volume: number | null;
  value: Thousandths | null;
  trades: number | null;
  averageVolume: number | null;
  averageValue: Thousandths | null;
}

/**
 * The close before each bar; `before` is that before the first, on the bars' basis. Of bars as traded `events` are the capital
 * changes among them: a close before one is told in units of the bar, so that a split is no fall.
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

/** Bars in order of their days, each against the close before it. */
export function changedBars<Bar extends DailyBar>(
  bars: readonly Bar[],
  before: Thousandths | null,
  events?: readonly CapitalEvent[],
): (Bar & ChangedBar)[] {
  const closes = closesBefore(bars, before, events);
  return bars.map((bar, at) => ({ ...bar, ...changeFrom(closes[at]!, bar.close) }));
}

/** The days as one; null where there is none. */
export function barSummary(
  bars: readonly DailyBar[],
  before: Thousandths | null,
  events?: readonly CapitalEvent[],
): BarSummary | null {
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const [closeBefore] = closesBefore([last], before, events);
  const [volume, value] = [total(bars, 'volume'), total(bars, 'value')];
  // Nobody paid a price that a contract was only settled at.
  const paid = bars.filter(isTradedBar);
  const aDay = (sum: number | null) => (sum === null ? null : divideRounded(sum, bars.length));
  return {
    days: bars.length,
    from: first.date,
    to: last.date,
    ...changeFrom(closeBefore!, last.close),
    high: paid.length === 0 ? null : Math.max(...paid.map(({ high }) => high)),
    low: paid.length === 0 ? null : Math.min(...paid.map(({ low }) => low)),
    averageClose: divideRounded(
      bars.reduce((sum, { close }) => sum + close, 0),
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

/** A sum is known only where every part is. */
export function total(bars: readonly Pick<DailyBar, Turnover>[], part: Turnover): number | null {
  return bars.reduce<number | null>((sum, bar) => {
    const each = bar[part];
    return sum === null || each === null ? null : sum + each;
  }, 0);
}
