import type { Clock } from './clock.ts';
import type { Policy } from './policy.ts';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Stops requests to a failing service for a while: closed (all pass), open (none), half-open (one trial). */
export interface Breaker {
  /** 0 lets the request pass; otherwise the milliseconds until the next trial. */
  enter(): number;
  succeeded(): void;
  failed(): void;
  /** The caller aborted the request, so it says nothing about the service. */
  abandoned(): void;
  state(): BreakerState;
}

type Rule = Pick<Policy, 'breakerFailures' | 'breakerOpenMs' | 'breakerMaxOpenMs'>;

export function createBreaker(rule: Rule, clock: Clock): Breaker {
  let failures = 0;
  let opened: { until: number; forMs: number } | null = null;
  let trial = false;

  const open = (forMs: number) => {
    opened = { until: clock.steady() + forMs, forMs };
    trial = false;
  };
  const waitMs = () => (opened ? opened.until - clock.steady() : 0);

  return {
    enter() {
      if (!opened) return 0;
      if (waitMs() > 0) return waitMs();
      if (trial) return Math.min(1_000, opened.forMs);
      trial = true;
      return 0;
    },
    succeeded() {
      failures = 0;
      opened = null;
      trial = false;
    },
    failed() {
      failures += 1;
      if (opened) {
        // Requests already running when the breaker opened fail late; only the trial's failure is new information.
        if (trial) open(Math.min(opened.forMs * 2, rule.breakerMaxOpenMs));
      } else if (failures >= rule.breakerFailures) open(rule.breakerOpenMs);
    },
    abandoned() {
      trial = false;
    },
    state: () => (!opened ? 'closed' : waitMs() > 0 ? 'open' : 'half-open'),
  };
}
