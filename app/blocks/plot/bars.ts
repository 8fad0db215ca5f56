import { BOX, heightScale, round, type PlotLabel } from './height-scale.ts';

/** Geometry of bars around zero, in the plot's box: each series has its own place within a period. */
export interface PlotBars {
  /** A path for each series. */
  paths: string[];
  levels: PlotLabel[];
  /** Paths of the level lines, and of the zero line. */
  grid: string;
  zero: string;
}

const HEADROOM_SHARE = 0.08;
/** Share of a period's width that its bars fill. */
const FILLED = 0.76;

/** Bars of several series of equal length. */
export function plotBars(series: readonly (readonly number[])[]): PlotBars {
  const all = series.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(0, ...all)];
  const room = Math.ceil(Math.max(1, most - least) * HEADROOM_SHARE);
  const { y, levels } = heightScale(least - room, most + room, BOX.height, BOX.height);
  const period = BOX.width / Math.max(1, series[0]?.length ?? 1);
  const width = (period * FILLED) / Math.max(1, series.length);
  const start = (period * (1 - FILLED)) / 2;
  const bar = (value: number, at: number, place: number) =>
    `M${round(at * period + start + place * width)} ${round(y(0))}h${round(width)}V${round(y(value))}h${round(-width)}Z`;
  return {
    paths: series.map((values, place) => values.map((value, at) => bar(value, at, place)).join('')),
    levels,
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
    zero: `M0 ${round(y(0))}H${BOX.width}`,
  };
}
