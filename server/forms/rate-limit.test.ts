import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, type Rate } from './rate-limit.ts';

const RATE: Rate = { burst: 3, perMinute: 6 };

function limiter(rate = RATE, bucketsMax?: number) {
  const clock = { now: 0 };
  const { take, size } = createRateLimiter(rate, () => clock.now, bucketsMax);
  return { clock, size, taken: take, take: (key: string) => take(key).waitS };
}

describe('a limit of requests for each address', () => {
  it('lets a burst pass, then says when to come back, and keeps its word', () => {
    const { clock, take } = limiter();
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 10]);
    clock.now = 9_000;
    expect(take('a')).toBe(1);
    clock.now = 10_000;
    expect(take('a')).toBe(0);
  });

  it('says how many may still come at once', () => {
    const { clock, taken } = limiter();
    expect([taken('a'), taken('a'), taken('a'), taken('a')].map(({ left }) => left)).toEqual([2, 1, 0, 0]);
    clock.now = 15_000;
    expect(taken('a').left).toBe(0);
    expect(taken('b').left).toBe(2);
  });

  it('counts each address by itself', () => {
    const { take } = limiter({ burst: 1, perMinute: 1 });
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60]);
  });

  it('lets nobody have more than the burst and the rate, however the requests come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5_000, max: 30_000 }), { maxLength: 100 }), (waits) => {
        const { clock, take } = limiter();
        let latest = 0;
        let passed = 0;
        for (const wait of waits) {
          clock.now = Math.max(0, clock.now + wait);
          // A clock that goes back and forth counts the same time twice.
          latest += Math.max(0, wait);
          if (take('a') === 0) passed += 1;
        }
        expect(passed).toBeLessThanOrEqual(RATE.burst + (RATE.perMinute * latest) / 60_000);
      }),
    );
  });

  it('knows nobody twice as long as the limit lasts', () => {
    const { clock, take, size } = limiter();
    take('a');
    for (const at of [30_000, 60_000]) {
      clock.now = at;
      take('b');
    }
    expect(size()).toBe(2);
    clock.now = 120_000;
    take('c');
    clock.now = 150_000;
    take('d');
    expect(size()).toBe(2);
  });

  it('keeps its memory bounded, and forgets first whom it has not heard of longest', () => {
    const { take, size } = limiter({ burst: 1, perMinute: 1 }, 100);
    for (let i = 0; i < 100; i += 1) take(`address ${i}`);
    take('address 0');
    for (let i = 100; i < 150; i += 1) {
      take(`address ${i}`);
      expect(size()).toBeLessThanOrEqual(100);
    }
    expect(take('address 0')).toBe(60);
    expect(take('address 1')).toBe(0);
  });

  it('counts on across its halves: no address has a new burst before its time', () => {
    const { clock, take } = limiter({ burst: 2, perMinute: 2 });
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 30]);
    clock.now = 59_000;
    expect([take('a'), take('a')]).toEqual([0, 1]);
    clock.now = 61_000;
    expect([take('a'), take('a')]).toEqual([0, 29]);
  });
});
