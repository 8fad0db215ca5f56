import { isStale } from '#domain/freshness.ts';
import { lastClose } from '#domain/session.ts';
import type { LiveReader } from './reader.ts';

/**
 * Wall milliseconds since the upstream was last heard, as the stream sends them and pages show them. Figures of a
 * closed market do not age if they were received at its close or later: their age is 0.
 */
export function shownAge(live: Pick<LiveReader, 'ageMs' | 'clock' | 'now'>): number {
  const [ageMs, clock, now] = [live.ageMs(), live.clock(), live.now()];
  return clock.phase === 'closed' && !isStale(ageMs, clock, now, [lastClose(now)]) ? 0 : ageMs;
}
