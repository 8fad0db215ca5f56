import { BOX, heightScale, round, type PlotLabel } from './height-scale.ts';

/** Geometry of lines on one scale, in the plot's own box; a value that is not known breaks its line. */
export interface PlotLines {
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
  return {
    paths: lines.map((values) => pathOf(values, y)),
    levels,
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
  };
}

function pathOf(values: readonly (number | null)[], y: (value: number) => number): string {
  let isOpen = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const command = isOpen ? 'L' : 'M';
      isOpen = true;
      return `${command}${round(((at + 0.5) / values.length) * BOX.width)} ${round(y(value))}`;
    })
    .join('');
}
