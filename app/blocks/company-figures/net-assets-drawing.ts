import type { DayNetAssets, PremiumSpan } from '#domain/net-assets.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { groupsOf } from '#app/blocks/chart/plot.ts';
import { BOX, heightScale, round, type PlotLabel } from '#app/blocks/plot/height-scale.ts';

/** A point of the drawing: a day, or the last of several days. */
export interface NetAssetPoint {
  date: PlainDate;
  value: Thousandths;
  /** The close of the day, or the last one within the days that the point stands for. */
  close: Thousandths | null;
}

/** The price of a unit at the end of a day. */
export interface DayClose {
  date: PlainDate;
  close: Thousandths;
}

/** What is drawn of a fund's days, with the facts for its sentences. */
export interface NetAssetsDrawn {
  /** Oldest first. */
  points: NetAssetPoint[];
  first: DayNetAssets;
  last: DayNetAssets;
  /** The first and the last day with a price; null without two such days. */
  priced: { first: DayClose; last: DayClose } | null;
  span: PremiumSpan | null;
}

/** Most points on a wide drawing. */
const WIDE_POINTS = 160;
const HEADROOM_SHARE = 0.06;

/** Days, oldest first, reduced to at most `most` points, counted from the newest. */
export function pointsOf(days: readonly NetAssetPoint[], most = WIDE_POINTS): NetAssetPoint[] {
  return groupsOf(0, days.length - 1, most).map(({ from, to }) => {
    const { date, value } = days[to]!;
    return { date, value, close: days.slice(from, to + 1).findLast(({ close }) => close !== null)?.close ?? null };
  });
}

/** The first and the last day with a price; null without two such days. */
export function pricedDays(days: readonly NetAssetPoint[]): NetAssetsDrawn['priced'] {
  const priced = days.flatMap(({ date, close }) => (close === null ? [] : [{ date, close }]));
  return priced.length < 2 ? null : { first: priced[0]!, last: priced.at(-1)! };
}

export interface NetAssetsPlot {
  values: string;
  closes: string;
  grid: string;
  levels: PlotLabel[];
}

/** Geometry of both lines on one scale; the line of closes skips a point without a close. Needs at least two points. */
export function netAssetsPlot(points: readonly NetAssetPoint[]): NetAssetsPlot {
  const all = points.flatMap(({ value, close }) => (close === null ? [value] : [value, close]));
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, (highest - lowest) * HEADROOM_SHARE);
  const { y, levels } = heightScale(Math.max(0, lowest - room), highest + room, BOX.height, BOX.height);
  const line = (of: (point: NetAssetPoint) => number | null) => {
    const places = points.flatMap((point, i) => {
      const value = of(point);
      return value === null ? [] : [`${round(((i + 0.5) / points.length) * BOX.width)} ${round(y(value))}`];
    });
    return places.length > 0 ? `M${places.join('L')}` : '';
  };
  return {
    values: line(({ value }) => value),
    closes: line(({ close }) => close),
    grid: levels.map(({ at }) => `M0 ${round(at * BOX.height)}H${BOX.width}`).join(''),
    levels,
  };
}
