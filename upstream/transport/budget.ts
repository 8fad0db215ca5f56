import type { Clock } from './clock.ts';
import type { Policy } from './policy.ts';

/** A token bucket: requests pass in order of arrival. */
export interface Budget {
  /** Milliseconds until the request may be sent, or null when that exceeds its longest wait. */
  reserve(maxWaitMs: number): number | null;
}

export function createBudget(rule: Pick<Policy, 'requestsPerSecond' | 'burst'>, clock: Clock): Budget {
  if (rule.requestsPerSecond === Infinity) return { reserve: () => 0 };
  const perMs = rule.requestsPerSecond / 1000;
  let tokens = rule.burst;
  let countedAt = clock.steady();

  const refill = () => {
    const now = clock.steady();
    tokens = Math.min(rule.burst, tokens + Math.max(0, now - countedAt) * perMs);
    countedAt = now;
  };

  return {
    reserve(maxWaitMs) {
      refill();
      const waitMs = tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs);
      if (waitMs > maxWaitMs) return null;
      tokens -= 1;
      return waitMs;
    },
  };
}
