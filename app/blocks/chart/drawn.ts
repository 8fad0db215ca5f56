import { weightedAverage } from '#domain/indicators.ts';
import { alongsideGroups, firstKnown } from './groups.ts';
import { unpackBars, type ChartBar, type ChartData, type JoinedBar } from './chart-data.ts';
import type { StudyName } from './chart-view.ts';
import { penOf, type Pen } from './pens.ts';
import { groupsOf, joinBars, type Group } from './plot.ts';
import { rebased, rebasedBar } from './rebased.ts';
import { overlaysOf, panelsOf, type Overlay, type Panel } from './studies.ts';
import type { Seen } from './use-seen.ts';

/** A line beside the prices, one value for each group in view. */
export interface DrawnLine {
  /** A study; null for a compared line, which has a `code`. */
  study: StudyName | null;
  code: string | null;
  /** Index of the line within its study. */
  part: number;
  pen: Pen;
  values: (number | null)[];
}

export interface Drawn {
  groups: Group[];
  /** One for each group; rebased to 100 where lines are compared. */
  bars: ChartBar[];
  /** The same bars before rebasing, as traded or adjusted. */
  prices: JoinedBar[];
  lines: DrawnLine[];
  panels: Panel[];
  isRebased: boolean;
}

/** Parts of a chart that stay the same while the reader moves the view. */
export interface Prepared {
  data: ChartData;
  bars: ChartBar[];
  overlays: Overlay[];
  panels: Panel[];
}

export function prepared(data: ChartData): Prepared {
  const bars = unpackBars(data.bars);
  const { studies } = data.view;
  return { data, bars, overlays: overlaysOf(studies, bars), panels: panelsOf(studies, bars) };
}

/** Computes all that a chart shows between two days. `most`: the number of marks that have room. */
export function drawnOf({ data, bars, overlays, panels }: Prepared, seen: Seen, most: number): Drawn {
  const groups = groupsOf(seen.from, seen.to, most);
  const prices = groups.map((group) => joinBars(bars, group));
  const isRebased = data.compared.length > 0;
  const first = bars[seen.from]!.close;
  const own = (value: number | null) => (isRebased ? rebased(value, first) : value);
  const studies = withAverageFrom(overlays, data, bars, seen.from).flatMap(({ name, lines }) =>
    lines.map((line, part) => ({ study: name, code: null, part, values: alongsideGroups(line, groups).map(own) })),
  );
  const compared = data.compared.map(({ code, closes }) => {
    const base = firstKnown(closes, seen.from);
    const values = alongsideGroups(closes, groups).map((value) => rebased(value, base));
    return { study: null, code, part: 0, values };
  });
  return {
    groups,
    bars: isRebased ? prices.map((bar) => rebasedBar(bar, first)) : prices,
    prices,
    lines: [...compared, ...studies].map((line, place) => ({ ...line, pen: penOf(place) })),
    panels,
    isRebased,
  };
}

/** Adds the weighted average, which starts at the first day in view. */
function withAverageFrom(overlays: Overlay[], { view }: ChartData, bars: ChartBar[], from: number): Overlay[] {
  if (!view.studies.includes('vwap')) return overlays;
  return [
    ...overlays,
    { name: 'vwap', lines: [[...new Array<null>(from).fill(null), ...weightedAverage(bars.slice(from))]] },
  ];
}
