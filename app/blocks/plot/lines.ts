import { BOX, heightScale, round, type PlotLabel } from './height-scale.ts';

/** Geometry of lines on one scale, in the plot's own box; a value that is not known breaks its line. */
export interface PlotLines {
  /** The parts of each line that nothing breaks, point by point, across and down. */
  points: (readonly [number, number])[][][];
  paths: string[];
  levels: PlotLabel[];
  /** A line across at each level. */
  grid: string;
}

const HEADROOM_SHARE = 0.08;

/** Lines of values, each as long as the others; `low` is the foot of the scale, else it is below the least value. */
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
