import type { IndexPoint } from '#domain/quote.ts';
import type { SessionPart } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';

const HOUR_MS = 3_600_000;

/** Shares traded in an hour of the session, or in the part of the hour that belongs to the session. */
export interface HourVolume {
  from: Instant;
  to: Instant;
  volume: number;
}

/**
 * The shares of each hour from the first trade to the session's end, from the running totals of an index's minutes.
 * Hours that have not begun by `now` are left out; the opening auction belongs to the first hour, the closing auction
 * to the last.
 */
export function hourVolumes(
  points: readonly Pick<IndexPoint, 'at' | 'volume'>[],
  session: readonly SessionPart[],
  now: Instant,
): HourVolume[] {
  const from = session.find(({ phase }) => phase === 'trading')?.from;
  const ends = session.at(-1)?.to;
  if (from === undefined || ends === undefined) return [];
  const hours: HourVolume[] = [];
  for (let begins = from, before = 0; begins < ends && begins <= now;) {
    const to = Math.min(ends, (Math.floor(begins / HOUR_MS) + 1) * HOUR_MS);
    // The last minutes are recorded once more after the session has ended.
    const total = points.findLast(({ at }) => at <= to || to === ends)?.volume ?? before;
    hours.push({ from: begins, to, volume: Math.max(0, total - before) });
    before = Math.max(before, total);
    begins = to;
  }
  return hours;
}
