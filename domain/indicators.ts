import type { DailyBar } from './quote.ts';
import type { Thousandths } from './thousandths.ts';

/**
 * Studies of a price chart, one value a day, in the unit of the input prices; null until there are enough days.
 * Intermediate steps are exact to a double and only the output is rounded, so a long line accumulates no error.
 */
export type Study = (Thousandths | null)[];

export interface Bands {
  upper: Study;
  middle: Study;
  lower: Study;
}

export interface Macd {
  line: Study;
  signal: Study;
  /** Line less signal. */
  histogram: Study;
}

type Exact = (number | null)[];

/** Simple moving average: the mean of the last `days` values. */
export function simpleAverage(values: readonly Thousandths[], days: number): Study {
  return rounded(windows(values, days, mean));
}

/**
 * Exponential moving average: smoothing 2 / (days + 1), starting from the simple average of the first `days` values.
 */
export function exponentialAverage(values: readonly Thousandths[], days: number): Study {
  return rounded(smoothed(values, days, 2 / (days + 1)));
}

/**
 * Bollinger bands: the simple average, and a number of standard deviations (of the whole window, not of a sample)
 * around it.
 */
export function bollinger(values: readonly Thousandths[], days: number, deviations: number): Bands {
  const middle = windows(values, days, mean);
  const width = windows(values, days, (run) => deviations * deviation(run));
  const band = (side: number) => rounded(middle.map((value, i) => (value === null ? null : value + side * width[i]!)));
  return { upper: band(1), middle: rounded(middle), lower: band(-1) };
}

/** Relative strength index after Wilder, in thousandths of a point from 0 to 100; 50 when prices never moved. */
export function relativeStrength(values: readonly Thousandths[], days: number): Study {
  const moves = values.slice(1).map((value, i) => value - values[i]!);
  const gains = smoothed(
    moves.map((move) => Math.max(move, 0)),
    days,
    1 / days,
  );
  const losses = smoothed(
    moves.map((move) => Math.max(-move, 0)),
    days,
    1 / days,
  );
  const strength = gains.map((gain, i) => (gain === null ? null : shareOf(gain, losses[i]!)));
  return rounded(values.length > 0 ? [null, ...strength] : []);
}

/** Moving average convergence and divergence: fast less slow exponential average, and the exponential average of that. */
export function macd(values: readonly Thousandths[], fast: number, slow: number, signal: number): Macd {
  const [quick, late] = [fast, slow].map((days) => smoothed(values, days, 2 / (days + 1))) as [Exact, Exact];
  const line = quick.map((value, i) => (value === null || late[i] === null ? null : value - late[i]!));
  const begin = line.findIndex((value) => value !== null);
  const known = line.slice(Math.max(0, begin)) as number[];
  const ahead: Exact = new Array<null>(line.length - known.length).fill(null);
  const average = begin < 0 ? line : [...ahead, ...smoothed(known, signal, 2 / (signal + 1))];
  const histogram = line.map((value, i) => (value === null || average[i] === null ? null : value - average[i]!));
  return { line: rounded(line), signal: rounded(average), histogram: rounded(histogram) };
}

/**
 * Average true range after Wilder: how far a price moves in a day, gaps overnight included. A day without a trade,
 * which has no high and no low, counts as a move from the previous close to its own.
 */
export function averageTrueRange(
  bars: readonly { high: Thousandths | null; low: Thousandths | null; close: Thousandths }[],
  days: number,
): Study {
  const ranges = bars.map(({ close, ...own }, i) => {
    const [high, low] = [own.high ?? close, own.low ?? close];
    const before = bars[i - 1]?.close ?? low;
    return Math.max(high, before) - Math.min(low, i === 0 ? low : before);
  });
  return rounded(smoothed(ranges, days, 1 / days));
}

/**
 * Volume-weighted average price from the first day on: total turnover over total volume so far. A day without a known
 * turnover counts at its close; null until the first trade.
 */
export function weightedAverage(bars: readonly Pick<DailyBar, 'close' | 'volume' | 'value'>[]): Study {
  let [value, volume] = [0, 0];
  return bars.map((bar) => {
    volume += bar.volume ?? 0;
    value += bar.value ?? bar.close * (bar.volume ?? 0);
    return volume === 0 ? null : Math.round(value / volume);
  });
}

function windows(values: readonly number[], days: number, of: (run: readonly number[]) => number): Exact {
  return values.map((_, i) => (i + 1 < days ? null : of(values.slice(i + 1 - days, i + 1))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Starts with the mean of the first `days` values; each new value then has the given weight. */
function smoothed(values: readonly number[], days: number, weight: number): Exact {
  let average: number | null = null;
  return values.map((value, i) => {
    if (i + 1 === days) average = mean(values.slice(0, days));
    else if (average !== null) average += weight * (value - average);
    return average;
  });
}

function shareOf(gain: number, loss: number): number {
  return gain + loss === 0 ? 50_000 : (gain / (gain + loss)) * 100_000;
}

function rounded(values: Exact): Study {
  return values.map((value) => (value === null ? null : Math.round(value) + 0));
}
