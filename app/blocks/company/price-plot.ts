import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { roundLevels } from '../plot/round-levels.ts';

/** The plot's own box; it is stretched to its place on the page, so strokes do not scale and texts are HTML. */
export const PLOT = { width: 1000, height: 400, priceHeight: 310, volumeTop: 328 } as const;
const BODY_SHARE = 0.6;
const HEADROOM_SHARE = 0.06;

export interface PlotLabel {
  /** Share of the plot's width or height, 0 to 1. */
  at: number;
  value: number;
}

export interface PricePlot {
  /** SVG path data: wicks and bodies of rising and falling bars, volume strokes, grid. */
  risingWicks: string;
  risingBodies: string;
  fallingWicks: string;
  fallingBodies: string;
  volumes: string;
  grid: string;
  /** Prices at the grid lines. */
  prices: PlotLabel[];
  /** Indices into the bars where a new month or year begins, thinned to what fits. */
  dates: PlotLabel[];
  largestVolume: number;
  /** Height of the last close. */
  lastAt: number;
}

/** A label needs about so many bars' room on a wide chart; a phone's chart has a third of its labels. */
const WIDE_DATE_LABELS = 7;
const NARROW_DATE_LABELS = 3;
const NARROW_BARS_MAX = 40;

/** Geometry of a candle chart with volumes. A bar that closed where it opened counts as rising. Needs at least one bar. */
export function pricePlot(bars: readonly DailyBar[]): PricePlot {
  const { y, prices } = priceScale(bars);
  const largestVolume = Math.max(1, ...bars.map(({ volume }) => volume ?? 0));
  const step = PLOT.width / bars.length;
  const draw = (keep: (bar: DailyBar) => boolean, path: (bar: DailyBar, x: number) => string) =>
    bars.map((bar, index) => (keep(bar) ? path(bar, (index + 0.5) * step) : '')).join('');
  const wick = ({ high, low }: DailyBar, x: number) => `M${round(x)} ${round(y(high))}V${round(y(low))}`;
  const body = ({ open, close }: DailyBar, x: number) =>
    box(x, step * BODY_SHARE, y(Math.max(open, close)), y(Math.min(open, close)));
  const volume = (bar: DailyBar, x: number) => box(x, step * BODY_SHARE, volumeTop(bar, largestVolume), PLOT.height);
  return {
    risingWicks: draw(isRising, wick),
    risingBodies: draw(isRising, body),
    fallingWicks: draw((bar) => !isRising(bar), wick),
    fallingBodies: draw((bar) => !isRising(bar), body),
    volumes: draw(({ volume: shares }) => (shares ?? 0) > 0, volume),
    grid: prices.map(({ at }) => `M0 ${round(at * PLOT.height)}H${PLOT.width}`).join(''),
    prices,
    dates: dateLabels(bars),
    largestVolume,
    lastAt: y(bars.at(-1)?.close ?? 0) / PLOT.height,
  };
}

function priceScale(bars: readonly DailyBar[]) {
  return heightScale(bars.map((bar) => bar.low).concat(bars.map((bar) => bar.high)), PLOT.priceHeight);
}

/** Heights of prices in a box so high, with a little room around the extremes, and the round prices within it. */
function heightScale(values: readonly Thousandths[], height: number) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (highest - lowest) * HEADROOM_SHARE);
  const [low, high] = [Math.max(0, lowest - room), highest + room];
  const y = (value: Thousandths) => ((high - value) / (high - low)) * height;
  return { y, prices: roundLevels(low, high).map((value) => ({ at: y(value) / PLOT.height, value })) };
}

function isRising({ open, close }: DailyBar): boolean {
  return close >= open;
}

function volumeTop({ volume }: DailyBar, largest: number): number {
  return PLOT.height - ((volume ?? 0) / largest) * (PLOT.height - PLOT.volumeTop);
}

function box(x: number, width: number, top: number, bottom: number): string {
  return `M${round(x - width / 2)} ${round(top)}h${round(width)}V${round(Math.max(bottom, top + 1))}h${round(-width)}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where months begin, or years when the months are too many. */
function dateLabels(bars: readonly DailyBar[]): PlotLabel[] {
  const begins = (length: number) =>
    bars.flatMap(({ date }, index) =>
      index > 0 && date.slice(0, length) !== bars[index - 1]?.date.slice(0, length) ? [index] : [],
    );
  const most = bars.length > NARROW_BARS_MAX ? WIDE_DATE_LABELS : NARROW_DATE_LABELS;
  const months = begins('YYYY-MM'.length);
  const chosen = months.length > most * 2 ? begins('YYYY'.length) : months;
  const every = Math.max(1, Math.ceil(chosen.length / most));
  return chosen.filter((_, place) => place % every === 0).map((index) => ({ at: index / bars.length, value: index }));
}

export interface LinePlot {
  line: string;
  area: string;
  prices: PlotLabel[];
  grid: string;
  /** Height of the previous close; null where it is outside or unknown. */
  baseAt: number | null;
}

/** Geometry of the day's line: one value a minute at its share of the session's width. Needs at least one point. */
export function dayPlot(
  points: readonly { share: number; price: Thousandths }[],
  previousClose: Thousandths | null,
): LinePlot {
  const values = [...points.map(({ price }) => price), ...(previousClose === null ? [] : [previousClose])];
  const { y, prices } = heightScale(values, PLOT.height);
  const at = ({ share, price }: { share: number; price: Thousandths }) =>
    `${round(share * PLOT.width)} ${round(y(price))}`;
  const line = `M${points.map(at).join('L')}`;
  const first = points[0]!;
  return {
    line,
    area: `${line}V${PLOT.height}H${round(first.share * PLOT.width)}z`,
    prices,
    grid: prices.map((label) => `M0 ${round(label.at * PLOT.height)}H${PLOT.width}`).join(''),
    baseAt: previousClose === null ? null : y(previousClose) / PLOT.height,
  };
}
