import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFrozenClock } from '../fixtures/frozen-clock.ts';
import { createBudget } from './budget.ts';

test('a burst goes at once, then each request waits its turn', () => {
  const budget = createBudget({ requestsPerSecond: 2, burst: 2 }, createFrozenClock());
  expect([1, 2, 3, 4].map(() => budget.reserve(10_000))).toEqual([0, 0, 500, 1000]);
});

test('time refills it up to the burst and no further', () => {
  const clock = createFrozenClock();
  const budget = createBudget({ requestsPerSecond: 2, burst: 2 }, clock);
  budget.reserve(0);
  budget.reserve(0);
  clock.advance(60_000);
  expect([1, 2, 3].map(() => budget.reserve(10_000))).toEqual([0, 0, 500]);
});

test('a request that would wait too long is given up and takes no turn', () => {
  const budget = createBudget({ requestsPerSecond: 1, burst: 1 }, createFrozenClock());
  expect(budget.reserve(0)).toBe(0);
  expect(budget.reserve(500)).toBeNull();
  expect(budget.reserve(1000)).toBe(1000);
});

test('without a limit nobody waits', () => {
  const budget = createBudget({ requestsPerSecond: Infinity, burst: 1 }, createFrozenClock());
  expect([1, 2, 3].map(() => budget.reserve(0))).toEqual([0, 0, 0]);
});

test('however requests come, no span of time sees more than the burst and its rate', () => {
  const rule = { requestsPerSecond: 1.6, burst: 2 };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 2, maxLength: 60 }), (pauses) => {
      const clock = createFrozenClock(0);
      const budget = createBudget(rule, clock);
      const sentAt = pauses.map((pause) => {
        clock.advance(pause);
        return clock.now() + (budget.reserve(Infinity) ?? 0);
      });
      for (let from = 0; from < sentAt.length; from += 1) {
        for (let to = from; to < sentAt.length; to += 1) {
          const seconds = (sentAt[to]! - sentAt[from]!) / 1000;
          expect(to - from + 1).toBeLessThanOrEqual(rule.burst + seconds * rule.requestsPerSecond + 0.01);
        }
      }
    }),
    { numRuns: 50 },
  );
});
