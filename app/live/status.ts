import { STALE_AFTER_MS } from '#domain/freshness.ts';
import type { LiveFrame } from '#domain/stream.ts';

/** How the page relates to the market. The same object as long as nothing in it changed. */
export interface LiveStatus {
  /** No word for 3 seconds, or the exchange itself is silent: the last values stay, marked. */
  stale: boolean;
  /** The browser says that there is no network. */
  offline: boolean;
  /** The reader stopped the movement. */
  paused: boolean;
  /** The stream does not pass: the figures are asked for every two seconds. */
  polling: boolean;
}

export const INITIAL_STATUS: LiveStatus = { stale: false, offline: false, paused: false, polling: false };

/** When we were last told anything, and how old the exchange's own figures were then. */
export function createAge(now: () => number) {
  let heardAt = now();
  let ageMs: number | undefined;
  return {
    heard(frame: LiveFrame & { ageMs?: number }): void {
      heardAt = now();
      if (frame.type === 'heartbeat' && frame.ageMs !== undefined) ageMs = frame.ageMs;
      else if (frame.type === 'delta') ageMs = 0;
    },
    /** Milliseconds without news; undefined before the first. */
    ms: () => (ageMs === undefined ? undefined : now() - heardAt + ageMs),
    stale: () => now() - heardAt >= STALE_AFTER_MS || (ageMs ?? 0) >= STALE_AFTER_MS,
  };
}
