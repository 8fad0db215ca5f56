import type { MarketClock } from './market-clock.ts';
import { DAY_MS } from './time.ts';
import type { Instant } from './time.ts';

/** Age from which figures are marked as stale. */
export const STALE_AFTER_MS = 3_000;

/** True when figures are stale. Figures of a closed market do not age if they were received at its close or later. */
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

/** Larger ages mean that nothing was ever received. */
const EVER_MS = 100 * 365 * DAY_MS;

/** False for the age of a market from which nothing was ever received: no moment lies that far back. */
export function wasHeard(ageMs: number): boolean {
  return ageMs <= EVER_MS;
}

export interface Heard {
  ageMs: number;
  clock: Pick<MarketClock, 'phase' | 'speed'>;
  now: Instant;
  closes: readonly Instant[];
}

/**
 * What a page says of its figures: they move, are those of a closed market's last session, have stopped, or were never
 * received.
 */
export type FiguresState = 'moving' | 'closed' | 'stopped' | 'unheard';

export function figuresState(heard: Heard): FiguresState {
  const at = figuresAt(heard);
  if (at === null) return 'unheard';
  if (at !== heard.now) return 'stopped';
  return heard.clock.phase === 'closed' ? 'closed' : 'moving';
}

/** Time of the figures: now while they are fresh, otherwise when they were last received; null when they never were. */
export function figuresAt({ ageMs, clock, now, closes }: Heard): Instant | null {
  if (!isStale(ageMs, clock, now, closes)) return now;
  return wasHeard(ageMs) ? now - ageMs * clock.speed : null;
}
