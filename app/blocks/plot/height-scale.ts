import { roundLevels } from './round-levels.ts';

/**
 * Size of the plots' box. The box is stretched to its place on the page, so strokes do not scale and texts are HTML.
 */
export const BOX = { width: 1000, height: 400, priceHeight: 310, volumeTop: 328, panelHeight: 96 } as const;

export interface PlotLabel {
  /** Share of the plot's width or height, 0 to 1. */
  at: number;
  value: number;
}

export interface HeightScale {
  /** Height of a value, from the top, in the plot's units. */
  y(value: number): number;
  levels: PlotLabel[];
}

/** Heights of values in a box: `high` is at the top, `low` at `height`; levels are shares of the height `box`. */
export function heightScale(low: number, high: number, height: number, box: number): HeightScale {
  const y = (value: number) => ((high - value) / (high - low)) * height;
  return { y, levels: roundLevels(low, high).map((value) => ({ at: y(value) / box, value })) };
}

/** Rounds to a tenth of the box's unit, which is finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
