import type { Clock } from './clock.ts';

/** The abort reason of a time limit. */
export class TimeLimitPassed extends Error {
  readonly ms: number;
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.ms = ms;
  }
}

/** Aborts on timeout or when the caller aborts, until it is lifted. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Restarts the time, for bodies that may take long as a whole but not between two chunks. */
  renew(ms?: number): void;
  /** Stops the time until it is renewed: the reader's own time does not count. */
  pause(): void;
  lift(): void;
}

export function timeLimit(clock: Clock, ms: number, outer?: AbortSignal): TimeLimit {
  const controller = new AbortController();
  const giveUp = () => controller.abort(outer?.reason);
  const start = (limitMs: number) => clock.after(limitMs, () => controller.abort(new TimeLimitPassed(limitMs)));
  let callOff = start(ms);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    renew(limitMs = ms) {
      callOff();
      callOff = start(limitMs);
    },
    pause: () => callOff(),
    lift() {
      callOff();
      outer?.removeEventListener('abort', giveUp);
    },
  };
}
