import type { Phase, MarketStatus } from './session.ts';
import type { Instant } from './time.ts';

/**
 * The exchange's own time. A replayed or set market runs on another clock than the wall's, so every "now" of the market
 * is computed from here and passed on.
 */
export interface MarketClock {
  /** The market's time when it was observed. */
  at: Instant;
  /** Our own time at the observation. */
  observedAt: Instant;
  /** Market milliseconds per wall millisecond; 1 in normal running. */
  speed: number;
  status: MarketStatus;
  phase: Phase;
  /** True when the figures are invented: pages carry the notice. */
  simulated: boolean;
  /** Changes whenever the day restarts: all earlier live data is void. */
  epoch: string;
}

/** The market's current time, from the last observation. */
export function marketNow(clock: MarketClock, wallNow: Instant): Instant {
  return clock.at + Math.floor(Math.max(0, wallNow - clock.observedAt) * clock.speed);
}
