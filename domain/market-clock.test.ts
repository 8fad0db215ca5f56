import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketNow } from './market-clock.ts';
import type { MarketClock } from './market-clock.ts';

const CLOCK: MarketClock = {
  at: 1_000_000,
  observedAt: 500,
  speed: 1,
  status: 'open',
  phase: 'trading',
  simulated: true,
  epoch: 'day',
};

describe("the market's now", () => {
  it('runs on from the last observation at the speed of the market', () => {
    expect(marketNow(CLOCK, 1_500)).toBe(1_001_000);
    expect(marketNow({ ...CLOCK, speed: 60 }, 1_500)).toBe(1_060_000);
  });

  it('is a whole millisecond at any speed: times are stored as whole numbers', () => {
    expect(marketNow({ ...CLOCK, speed: 0.001 }, 1_777)).toBe(1_000_001);
  });

  it('never lies before the observation, even when our own clock is set back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.nat({ max: 100 }), (wallNow, speed) => {
        expect(marketNow({ ...CLOCK, speed }, wallNow)).toBeGreaterThanOrEqual(CLOCK.at);
      }),
    );
  });
});
