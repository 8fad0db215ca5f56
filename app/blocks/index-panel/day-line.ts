import { line } from 'd3-shape';
import type { Instant } from '#domain/time.ts';
import { roundLevels } from '#app/blocks/plot/round-levels.ts';
import { placeOn, type Axis } from '#app/live/session-axis.ts';

export interface LinePoint {
  at: Instant;
  /** Thousandths. */
  value: number;
}

export interface DayLine {
  /** SVG path data in a box of 100 by 100. */
  line: string;
  area: string;
  /** Height of the previous close; null where it is unknown. */
  base: number | null;
  /** The last point; null without points. */
  last: { x: number; y: number; value: number } | null;
  levels: { y: number; value: number }[];
}

/** Room above and below the extremes, as a share of the range, so that the line never touches the frame. */
const MARGIN = 0.08;
/** Least range, as a share of the level: an index that has not moved needs a range, too. */
const SMALLEST_RANGE = 0.004;

/** The day's line over the session's axis, with the previous close as its ground. Values are thousandths. */
export function dayLine(points: readonly LinePoint[], previousClose: number | null, axis: Axis): DayLine {
  const height = heightScale(points, previousClose);
  const x = (point: LinePoint) => placeOn(axis, point.at);
  const y = (point: LinePoint) => height.of(point.value);
  const base = previousClose === null ? null : height.of(previousClose);
  const [first, last] = [points[0], points.at(-1)];
  const path = line<LinePoint>(x, y).digits(2)([...points]) ?? '';
  return {
    line: path,
    area: first ? `${path}V${base ?? 100}H${x(first)}Z` : '',
    base,
    last: last ? { x: x(last), y: y(last), value: last.value } : null,
    levels: height.levels,
  };
}

function heightScale(points: readonly LinePoint[], previousClose: number | null) {
  const values = points.map((point) => point.value).concat(previousClose ?? []);
  const [lowest, highest] = values.length ? [Math.min(...values), Math.max(...values)] : [0, 0];
  const room = Math.max((highest - lowest) * MARGIN, (highest * SMALLEST_RANGE) / 2);
  const [low, high] = [lowest - room, highest + room];
  const of = (value: number) => Math.round(((high - value) / (high - low || 1)) * 10_000) / 100;
  return { of, levels: values.length ? roundLevels(low, high).map((value) => ({ y: of(value), value })) : [] };
}
