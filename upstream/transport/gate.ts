import { UpstreamError } from '../error.ts';
import type { CallFacts } from '../call.ts';
import { createBreaker } from './breaker.ts';
import type { Breaker } from './breaker.ts';
import { createBudget } from './budget.ts';
import { sleep } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Policy } from './policy.ts';

/** The controls before one service: its breaker and its request budget. */
export interface Gate {
  breaker: Breaker;
  /** Waits for the request's turn; rejects with 'breaker-open' or 'budget'. */
  pass(call: CallFacts, attempt: number, signal?: AbortSignal): Promise<void>;
}

export function createGate(policy: Policy, clock: Clock): Gate {
  const breaker = createBreaker(policy, clock);
  const budget = createBudget(policy, clock);

  const refuseIfOpen = (call: CallFacts, attempts: number, waitMs: number) => {
    if (waitMs <= 0) return;
    const what = `is left alone after failures in a row, next trial in ${Math.ceil(waitMs / 1000)} s`;
    throw new UpstreamError({ call, reason: 'breaker-open', what, attempts });
  };

  return {
    breaker,
    async pass(call, attempt, signal) {
      if (breaker.state() === 'open') refuseIfOpen(call, attempt, breaker.enter());
      const waitMs = budget.reserve(policy.maxQueueMs);
      if (waitMs === null) {
        const what = `has more requests waiting than ${policy.requestsPerSecond} a second let through in time`;
        throw new UpstreamError({ call, reason: 'budget', what, attempts: attempt });
      }
      if (waitMs > 0) await sleep(clock, waitMs, signal);
      refuseIfOpen(call, attempt, breaker.enter());
    },
  };
}
