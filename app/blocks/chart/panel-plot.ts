import { BOX, heightScale, round, type PlotLabel } from '#app/blocks/plot/height-scale.ts';
import { linePath, type Group } from './plot.ts';
import type { Panel } from './studies.ts';

const HEADROOM_SHARE = 0.08;

export interface PanelPlot {
  lines: { path: string; isSecond: boolean }[];
  columns: string;
  grid: string;
  levels: PlotLabel[];
}

/** Geometry of a study below the prices, over the same groups of days; null where the study has no value in them. */
export function panelPlot({ lines, columns, levels, bounds }: Panel, groups: readonly Group[]): PanelPlot | null {
  const seen = (values: readonly (number | null)[]) => groups.map(({ to }) => values[to] ?? null);
  const shown = lines.map(({ values, isSecond }) => ({ values: seen(values), isSecond }));
  const bars = columns && seen(columns);
  const known = [...shown.flatMap(({ values }) => values), ...(bars ?? []), ...levels].filter(
    (value) => value !== null,
  );
  if (shown.every(({ values }) => values.every((value) => value === null))) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(1, (highest - lowest) * HEADROOM_SHARE);
  const ends = bounds ?? { low: lowest - room, high: highest + room };
  const { y, levels: all } = heightScale(ends.low, ends.high, BOX.panelHeight, BOX.panelHeight);
  const step = BOX.width / groups.length;
  const x = (index: number) => (index + 0.5) * step;
  const marks = levels.length > 0 ? levels.map((value) => ({ at: y(value) / BOX.panelHeight, value })) : thinned(all);
  return {
    lines: shown.map(({ values, isSecond }) => ({ path: linePath(values, x, y), isSecond })),
    columns: (bars ?? [])
      .map((value, i) => (value ? `M${round(x(i))} ${round(y(0))}V${round(y(value))}` : ''))
      .join(''),
    grid: marks.map(({ at }) => `M0 ${round(at * BOX.panelHeight)}H${BOX.width}`).join(''),
    levels: marks,
  };
}

/** Every other label: a low panel has no room for all. */
function thinned(levels: readonly PlotLabel[]): PlotLabel[] {
  return levels.filter((_, place) => place % 2 === 0);
}
