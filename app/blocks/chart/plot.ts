import { BOX, heightScale, round, type HeightScale, type PlotLabel } from '#app/blocks/plot/height-scale.ts';
import { logScale } from '#app/blocks/plot/log-scale.ts';
import { isPaid, type ChartBar, type JoinedBar, type PaidBar } from './chart-data.ts';
import type { ChartView } from './chart-view.ts';

const BODY_SHARE = 0.6;
const HEADROOM_SHARE = 0.06;

/** The days that one mark of the drawing stands for: indices of the first and the last. */
export interface Group {
  from: number;
  to: number;
}

/** The bars between two places in at most `most` groups of one size, counted from the newest. */
export function groupsOf(from: number, to: number, most: number): Group[] {
  const count = to - from + 1;
  const size = Math.ceil(count / most);
  const groups: Group[] = [];
  for (let end = to; end >= from; end -= size) groups.push({ from: Math.max(from, end - size + 1), to: end });
  return groups.reverse();
}

/**
 * A group as one bar: open of its first day with a trade, close of its last day, whose date it carries beside the
 * first.
 */
export function joinBars(bars: readonly ChartBar[], { from, to }: Group): JoinedBar {
  const days = bars.slice(from, to + 1);
  const paid = days.filter(isPaid);
  const sum = (of: (bar: ChartBar) => number | null) =>
    days.reduce<number | null>((total, bar) => (total === null || of(bar) === null ? null : total + of(bar)!), 0);
  return {
    from: days[0]!.date,
    date: days.at(-1)!.date,
    open: paid[0]?.open ?? null,
    high: paid.length === 0 ? null : Math.max(...paid.map(({ high }) => high)),
    low: paid.length === 0 ? null : Math.min(...paid.map(({ low }) => low)),
    close: days.at(-1)!.close,
    volume: sum(({ volume }) => volume),
    value: sum(({ value }) => value),
  };
}

export interface PricePlot {
  /** SVG path data by what it shows; '' for a part that the chart's shape does not have. */
  rising: { strokes: string; bodies: string };
  falling: { strokes: string; bodies: string };
  /** Closes of days without a trade: they have no direction. */
  untraded: string;
  line: string;
  area: string;
  /** Areas above and below the first close. */
  above: string;
  below: string;
  baseAt: number | null;
  volumes: string;
  grid: string;
  levels: PlotLabel[];
  /** Height of the last close, 0 to 1. */
  lastAt: number;
  y: HeightScale['y'];
}

/**
 * Geometry of prices with volumes below. `extremes`: values of other lines that must fit on the scale. Needs at least
 * one bar.
 */
export function pricePlot(
  bars: readonly ChartBar[],
  { shape, scale }: Pick<ChartView, 'shape' | 'scale'>,
  extremes: readonly number[],
): PricePlot {
  const values = [...bars.flatMap((bar) => (isPaid(bar) ? [bar.low, bar.high] : [bar.close])), ...extremes];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (highest - lowest) * HEADROOM_SHARE);
  const { y, levels } =
    scale === 'log'
      ? logScale(lowest * (1 - HEADROOM_SHARE), highest * (1 + HEADROOM_SHARE), BOX.priceHeight, BOX.height)
      : heightScale(Math.max(0, lowest - room), highest + room, BOX.priceHeight, BOX.height);
  const step = BOX.width / bars.length;
  const x = (index: number) => (index + 0.5) * step;
  const closes = bars.map(({ close }) => close);
  const line = ['line', 'area', 'baseline'].includes(shape) ? linePath(closes, x, y) : '';
  const base = shape === 'baseline' ? closes[0]! : null;
  const strokes = (keep: boolean) => (line ? '' : strokesOf(bars, keep, shape === 'bars', { x, y, step }));
  const bodies = (keep: boolean) => (shape === 'candles' ? bodiesOf(bars, keep, { x, y, step }) : '');
  return {
    rising: { strokes: strokes(true), bodies: bodies(true) },
    falling: { strokes: strokes(false), bodies: bodies(false) },
    untraded: line ? '' : untradedOf(bars, { x, y, step }),
    line,
    area: shape === 'area' ? `${line}V${BOX.priceHeight}H${round(x(0))}z` : '',
    above: base === null ? '' : sidePath(closes, base, 1, { x, y }),
    below: base === null ? '' : sidePath(closes, base, -1, { x, y }),
    baseAt: base === null ? null : y(base) / BOX.height,
    volumes: volumesOf(bars, { x, step }),
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
    levels,
    lastAt: y(closes.at(-1)!) / BOX.height,
    y,
  };
}

interface Places {
  x: (index: number) => number;
  y: (value: number) => number;
  step: number;
}

/** True when a bar has a trade and goes in the given direction. */
function goes(bar: ChartBar, rising: boolean): bar is PaidBar {
  return isPaid(bar) && bar.close >= bar.open === rising;
}

function strokesOf(bars: readonly ChartBar[], rising: boolean, hasTicks: boolean, { x, y, step }: Places): string {
  const tick = round(step * BODY_SHARE * 0.5);
  return bars
    .map((bar, i) => {
      if (!goes(bar, rising)) return '';
      const wick = `M${round(x(i))} ${round(y(bar.high))}V${round(y(bar.low))}`;
      if (!hasTicks) return wick;
      return `${wick}M${round(x(i))} ${round(y(bar.open))}h${-tick}M${round(x(i))} ${round(y(bar.close))}h${tick}`;
    })
    .join('');
}

function bodiesOf(bars: readonly ChartBar[], rising: boolean, { x, y, step }: Places): string {
  return bars
    .map((bar, i) => {
      if (!goes(bar, rising)) return '';
      return box(x(i), step * BODY_SHARE, y(Math.max(bar.open, bar.close)), y(Math.min(bar.open, bar.close)));
    })
    .join('');
}

function untradedOf(bars: readonly ChartBar[], { x, y, step }: Places): string {
  const width = round(step * BODY_SHARE);
  return bars
    .map((bar, i) => (isPaid(bar) ? '' : `M${round(x(i) - width / 2)} ${round(y(bar.close))}h${width}`))
    .join('');
}

function volumesOf(bars: readonly ChartBar[], { x, step }: Omit<Places, 'y'>): string {
  const largest = Math.max(1, ...bars.map(({ volume }) => volume ?? 0));
  return bars
    .map(({ volume }, i) => {
      if (!volume) return '';
      const top = BOX.height - (volume / largest) * (BOX.height - BOX.volumeTop);
      return box(x(i), step * BODY_SHARE, top, BOX.height);
    })
    .join('');
}

function box(x: number, width: number, top: number, bottom: number): string {
  return `M${round(x - width / 2)} ${round(top)}h${round(width)}V${round(Math.max(bottom, top + 1))}h${round(-width)}z`;
}

/** A line through values; it is interrupted where a value is missing. */
export function linePath(values: readonly (number | null)[], x: Places['x'], y: Places['y']): string {
  let isOn = false;
  return values
    .map((value, i) => {
      const joint = isOn ? 'L' : 'M';
      isOn = value !== null;
      return value === null ? '' : `${joint}${round(x(i))} ${round(y(value))}`;
    })
    .join('');
}

/** The area between a line and its base on one side of it, closed exactly where they cross. */
function sidePath(values: readonly number[], base: number, side: 1 | -1, { x, y }: Omit<Places, 'step'>): string {
  const points = values.flatMap((value, i): [number, number][] => {
    const [before, crosses] = [values[i - 1], i > 0 && (values[i - 1]! - base) * (value - base) < 0];
    const share = crosses ? (base - before!) / (value - before!) : 0;
    const crossing: [number, number][] = crosses ? [[x(i - 1) + share * (x(i) - x(i - 1)), base]] : [];
    return [...crossing, [x(i), (value - base) * side > 0 ? value : base]];
  });
  const edge = points.map(([left, value]) => `${round(left)} ${round(y(value))}`).join('L');
  return `M${round(x(0))} ${round(y(base))}L${edge}V${round(y(base))}z`;
}
