import type { Bilingual } from '#domain/bilingual.ts';
import type { CorporateActionKind } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import type { ChartView, IgnoredInChart } from './chart-view.ts';

/** Daily bars as sent to the browser: in columns they are a third as long. */
export interface PackedBars {
  dates: PlainDate[];
  open: (Thousandths | null)[];
  high: (Thousandths | null)[];
  low: (Thousandths | null)[];
  close: Thousandths[];
  volume: (number | null)[];
  value: (Thousandths | null)[];
}

export interface ComparedLine {
  code: string;
  name: Bilingual;
  /** One for each bar: that day's close, or the last one before it; null before the first. */
  closes: (Thousandths | null)[];
}

export interface ChartMark {
  /** Index of the first bar on or after the day. */
  at: number;
  date: PlainDate;
  kind: CorporateActionKind;
  /** Of a dividend, the amount for a share in the currency of the security; of a split, new shares for old ones. */
  amount: Thousandths | null;
  /** ISO 4217 code of the amount's currency. */
  currency: string;
  ratio: { units: number; of: number } | null;
}

/**
 * Basis of the prices: adjusted for later events, without dividends or with them; as traded on the day; as traded,
 * since nothing adjusted them; as traded, while events that adjust them may be missing; as traded, of a security that has
 * no splits and issues.
 */
export type ChartBasis = 'adjusted' | 'total' | 'raw' | 'noSplit' | 'unknownSplit' | 'traded';

/** A price chart: it has more days than are in view, for studies that look back and for a reader who moves the view. */
export interface ChartData {
  view: ChartView;
  ignored: IgnoredInChart[];
  bars: PackedBars;
  /** The last day while it is being traded: it has a last price and no close yet. */
  runningDay: PlainDate | null;
  /** When the running day was as it is drawn: the drawing stays while the page is open. */
  runningAt: Instant | null;
  /** Indices of the first and the last bar in view. */
  seen: { from: number; to: number };
  compared: ComparedLine[];
  marks: ChartMark[];
  basis: ChartBasis;
}

/** Packs bars by columns. A day without a trade has its close alone: nobody paid the other three prices. */
export function packBars(bars: readonly DailyBar[]): PackedBars {
  const paid = (part: 'open' | 'high' | 'low') => bars.map((bar) => (isTradedBar(bar) ? bar[part] : null));
  return {
    dates: bars.map(({ date }) => date),
    open: paid('open'),
    high: paid('high'),
    low: paid('low'),
    close: bars.map(({ close }) => close),
    volume: bars.map(({ volume }) => volume),
    value: bars.map(({ value }) => value),
  };
}

export interface ChartBar extends Omit<DailyBar, 'symbol' | 'trades' | 'open' | 'high' | 'low'> {
  /** Null where nothing was traded, as for `high` and `low`. */
  open: Thousandths | null;
  high: Thousandths | null;
  low: Thousandths | null;
}

/** A day, or several as one, on which somebody paid a price. */
export interface PaidBar extends ChartBar {
  open: Thousandths;
  high: Thousandths;
  low: Thousandths;
}

export function isPaid(bar: ChartBar): bar is PaidBar {
  return bar.open !== null && bar.high !== null && bar.low !== null;
}

/** Several days as one bar, which carries the date of the last; of a single day both dates are the same. */
export interface JoinedBar extends ChartBar {
  from: PlainDate;
}

export function unpackBars({ dates, open, high, low, close, volume, value }: PackedBars): ChartBar[] {
  return dates.map((date, i) => ({
    date,
    open: open[i] ?? null,
    high: high[i] ?? null,
    low: low[i] ?? null,
    close: close[i]!,
    volume: volume[i] ?? null,
    value: value[i] ?? null,
  }));
}

/** For each date the close of another line on that day, or its last close before. Both are oldest first. */
export function alongside(
  dates: readonly PlainDate[],
  bars: readonly Pick<DailyBar, 'date' | 'close'>[],
): (Thousandths | null)[] {
  let next = 0;
  let last: Thousandths | null = null;
  return dates.map((date) => {
    while (next < bars.length && bars[next]!.date <= date) last = bars[next++]!.close;
    return last;
  });
}
