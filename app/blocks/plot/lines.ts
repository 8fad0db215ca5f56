import { BOX, heightScale, round, type PlotLabel } from './height-scale.ts';

/** Geometry of lines on one scale, in the plot's box; an unknown value interrupts its line. */
export interface PlotLines {
  /** The uninterrupted parts of each line, as points [x, y]. */
  points: (readonly [number, number])[][][];
  paths: string[];
  levels: PlotLabel[];
  /** Horizontal lines at the levels, as a path. */
  grid: string;
}

const HEADROOM_SHARE = 0.08;

/**
 * Lines of values of equal length; `low` is the lowest value of the scale, otherwise the scale begins below the lowest
 * value of the lines.
 */
export function plotLines(lines: readonly (readonly (number | null)[])[], low?: number): PlotLines {
  const known = lines.flatMap((values) => values.filter((value) => value !== null));
  const [least, most] = [Math.min(...known), Math.max(1, ...known)];
  const room = Math.ceil(Math.max(1, most - (low ?? least)) * HEADROOM_SHARE);
  const { y, levels } = heightScale(low ?? Math.max(0, least - room), most + room, BOX.height, BOX.height);
  const points = lines.map((values) => partsOf(values, y));
  return {
    points,
    paths: points.map((parts) => parts.map((part) => `M${part.map((point) => point.join(' ')).join('L')}`).join('')),
    levels,
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
  };
}

function partsOf(values: readonly (number | null)[], y: (value: number) => number) {
  const parts: (readonly [number, number])[][] = [[]];
  values.forEach((value, at) => {
    if (value === null) parts.push([]);
    else parts.at(-1)!.push([round(((at + 0.5) / values.length) * BOX.width), round(y(value))]);
  });
  return parts.filter((part) => part.length > 0);
}
