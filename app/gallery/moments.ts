import { marketInstant } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';

/** The gallery's day, an ordinary Wednesday, and the nearest holiday. */
export const DAY = '2026-11-18';
export const DAY_BEFORE = '2026-11-17';
export const HOLIDAY = '2026-12-02';

/** An instant of the gallery's day in Dubai time, `HH:MM` or `HH:MM:SS`. */
export function at(clock: string, date = DAY): Instant {
  return marketInstant(date, clock);
}

/** The instant at which most of the states are shown. */
export const NOW = at('11:30');

/**
 * A random walk of whole numbers that is the same on every machine: `count` values from `start` to `end`, at most
 * `swing` off the straight line.
 */
export function walk(start: number, end: number, count: number, swing: number, seed = 7): number[] {
  const last = count - 1;
  const strayed = [0];
  for (let step = 0, state = seed; step < last; step++) {
    state = (state * 1_103 + 12_345) % 65_536;
    strayed.push(strayed[step]! + state - 32_768);
  }
  const off = strayed.map((value, step) => value - (strayed[last]! * step) / last);
  const furthest = Math.max(1, ...off.map(Math.abs));
  return off.map((value, step) => Math.round(start + ((end - start) * step) / last + (value * swing) / furthest));
}
