import type { MarketClock } from './market-clock.ts';
import { DAY_MS } from './time.ts';
import type { Instant } from './time.ts';

/** From here on a silence is worth a mark. */
export const STALE_AFTER_MS = 3_000;

/** Figures of a closed market do not age, if they were heard at its close or later. */
export function isStale(
  ageMs: number,
  { phase, speed }: Pick<MarketClock, 'phase' | 'speed'>,
  now: Instant,
  closes: readonly Instant[],
): boolean {
  if (ageMs < STALE_AFTER_MS) return false;
  const heardAt = now - ageMs * speed;
  return phase !== 'closed' || closes.some((close) => close <= now && heardAt < close);
}

/** More than this was never heard. */
const EVER_MS = 100 * 365 * DAY_MS;

/** False for the age of a market that nothing was ever heard of: there is no moment so long ago. */
export function wasHeard(ageMs: number): boolean {
  return ageMs <= EVER_MS;
}

export interface Heard {
  ageMs: number;
  clock: Pick<MarketClock, 'phase' | 'speed'>;
  now: Instant;
  closes: readonly Instant[];
}

/** Time of the figures: now while they move, when they were last heard once they do not; null when they never were. */
export function figuresAt({ ageMs, clock, now, closes }: Heard): Instant | null {
  if (!isStale(ageMs, clock, now, closes)) return now;
  return wasHeard(ageMs) ? now - ageMs * clock.speed : null;
}
