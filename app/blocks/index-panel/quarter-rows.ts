import type { LinePoint } from './day-line.ts';

const QUARTER_MS = 15 * 60_000;

/** The level at each quarter of an hour (10:15, 10:30 …), and the last one at its own time. */
export function quarterRows(points: readonly LinePoint[]): LinePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const rows: LinePoint[] = [];
  for (let at = Math.ceil(first.at / QUARTER_MS) * QUARTER_MS; at <= last.at; at += QUARTER_MS)
    rows.push({ ...points.findLast((point) => point.at <= at)!, at });
  return rows.at(-1)?.at === last.at ? rows : [...rows, last];
}
