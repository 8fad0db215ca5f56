import { BOX, heightScale, round, type PlotLabel } from './height-scale.ts';

/** Geometry of stacked bars, in the plot's box. */
export interface PlotStack {
  /** A path for each series, from the bottom up. */
  paths: string[];
  levels: PlotLabel[];
  /** Horizontal lines at the levels, as a path. */
  grid: string;
}

const WHOLE = 100_000;
const LEVELS = [0, 25_000, 50_000, 75_000, WHOLE];
/** Share of a period's width that its bar fills. */
const FILLED = 0.76;
const HEADROOM_SHARE = 0.08;

type Series = readonly (readonly (number | null)[])[];

/** Parts of a whole, period by period: thousandths of a per cent, series of equal length; null is not drawn. */
export function plotStack(series: Series): PlotStack {
  const levels = LEVELS.map((value) => ({ at: 1 - value / WHOLE, value }));
  return stack(series, (value) => round((1 - value / WHOLE) * BOX.height), levels);
}

/** Amounts that add up, period by period, on a scale from zero. */
export function plotAmounts(series: Series): PlotStack {
  const sums = (series[0] ?? []).map((_, at) => series.reduce((sum, values) => sum + (values[at] ?? 0), 0));
  const most = Math.max(1, ...sums);
  const { y, levels } = heightScale(0, most + Math.ceil(most * HEADROOM_SHARE), BOX.height, BOX.height);
  return stack(series, (value) => round(y(value)), levels);
}

function stack(series: Series, y: (value: number) => number, levels: PlotLabel[]): PlotStack {
  const periods = series[0]?.length ?? 0;
  const width = BOX.width / Math.max(1, periods);
  const reached = Array.from({ length: periods }, () => 0);
  const bar = (value: number | null, at: number) => {
    if (value === null) return '';
    const foot = reached[at]!;
    reached[at] = foot + value;
    const left = round(at * width + (width * (1 - FILLED)) / 2);
    return `M${left} ${y(foot)}h${round(width * FILLED)}V${y(foot + value)}h${round(-width * FILLED)}Z`;
  };
  return {
    paths: series.map((values) => values.map(bar).join('')),
    levels,
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
  };
}
