import type { Bilingual } from '#domain/bilingual.ts';
import type { CorporateActionKind } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { isTradedBar } from '#domain/traded-bars.ts';
import type { ChartView, IgnoredInChart } from './chart-view.ts';

/** Daily bars on their way to the browser: by columns they are a third as long. */
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
  /** The first bar on or after the day. */
  at: number;
  date: PlainDate;
  kind: CorporateActionKind;
  /** A share, in the currency of the security, of a dividend; new shares for old ones, of a split. */
  amount: Thousandths | null;
  /** ISO 4217, of the amount. */
  currency: string;
  ratio: { units: number; of: number } | null;
}

/**
 * What the prices are: adjusted for what lies after them, with dividends or without; as traded on the day; as traded, since
 * nothing moved them; as traded, of a security that has no splits and issues.
 */
export type ChartBasis = 'adjusted' | 'total' | 'raw' | 'noSplit' | 'traded';

/** A price chart: more days than are seen, for studies that look back and a reader who moves the view. */
export interface ChartData {
  view: ChartView;
  ignored: IgnoredInChart[];
  bars: PackedBars;
  /** The last day, while it is traded: it has a last price and no close yet. */
  runningDay: PlainDate | null;
  /** Places of the first and the last bar that are seen. */
  seen: { from: number; to: number };
  compared: ComparedLine[];
  marks: ChartMark[];
  basis: ChartBasis;
}

/** A day on which nothing was traded has its close alone: nobody paid the other three. */
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

/** Several days as one bar, which bears the date of the last; of a single day both dates are the same. */
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

/** Each bar's close of another line: its own of the day, or its last before. Both oldest first. */
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
