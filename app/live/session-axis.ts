import type { SessionPart } from '#domain/session.ts';
import { DAY_MS, type Instant } from '#domain/time.ts';

/** A time span that is drawn from 0 to 100. */
export interface Axis {
  from: Instant;
  to: Instant;
}

const BEFORE_SESSION_MS = 30 * 60_000;
const AFTER_SESSION_MS = 45 * 60_000;
export const HOUR_MS = 3_600_000;

/** The session with room for its labels, shared by the day's line and the phase strip. Null on a closed day. */
export function sessionAxis(spans: readonly SessionPart[]): Axis | null {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { from: first.from - BEFORE_SESSION_MS, to: last.to + AFTER_SESSION_MS } : null;
}

/** The 24 hours of a Dubai day that starts at this instant. */
export function dayAxis(midnight: Instant): Axis {
  return { from: midnight, to: midnight + DAY_MS };
}

/** The position of an instant on an axis, 0 to 100 with two decimals; below 0 or above 100 when outside the axis. */
export function placeOn(axis: Axis, at: Instant): number {
  return Math.round(((at - axis.from) / (axis.to - axis.from)) * 10_000) / 100;
}

export function isOn(axis: Axis, at: Instant): boolean {
  return at >= axis.from && at <= axis.to;
}

/** The position of the line that marks the current time; null when that is not on the axis. */
export function handAt(axis: Axis, now: Instant): { x1: string; x2: string } | null {
  if (!isOn(axis, now)) return null;
  const x = percent(placeOn(axis, now));
  return { x1: x, x2: x };
}

/** Position and width of a time span. */
export function extent(axis: Axis, from: Instant, to: Instant): { x: string; width: string } {
  const x = placeOn(axis, from);
  return { x: percent(x), width: percent(Math.round((placeOn(axis, to) - x) * 100) / 100) };
}

/** Full hours inside an axis, for its grid. */
export function hoursOn(axis: Axis): Instant[] {
  const first = Math.ceil(axis.from / HOUR_MS) * HOUR_MS;
  const count = Math.floor((axis.to - first) / HOUR_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, hour) => first + hour * HOUR_MS);
}

/** A percentage in SVG notation. */
export function percent(value: number): string {
  return `${value}%`;
}
