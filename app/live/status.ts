import { STALE_AFTER_MS } from '#domain/freshness.ts';
import type { LiveFrame } from '#domain/stream.ts';

/** State of the page's live data. The same object as long as nothing in it changed. */
export interface LiveStatus {
  /** No message for 3 seconds, or the exchange itself is silent: the last values stay, marked. */
  stale: boolean;
  /** True when the browser reports that there is no network. */
  offline: boolean;
  /** True when the reader paused the page. */
  paused: boolean;
  /** True when the stream does not get through: the figures are fetched every two seconds. */
  polling: boolean;
}

export const INITIAL_STATUS: LiveStatus = { stale: false, offline: false, paused: false, polling: false };

/** Tracks when the last message arrived, and how old the exchange's own figures were then. */
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
