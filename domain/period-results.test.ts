import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { resultSince, volatility, yearlyDeviation } from './period-results.ts';

const closes = (...list: number[]) => list.map((close, at) => ({ date: addDays('2026-01-01', at), close }));

describe('the result of a range', () => {
  it('is the last close against the last one before the range', () => {
    expect(resultSince(closes(5_000_000, 5_100_000, 5_290_550), '2026-01-03')).toBe(3_740);
    expect(resultSince(closes(2_100, 2_660), '2026-01-02')).toBe(26_670);
  });

  it('is not known where no close is that old', () => {
    expect(resultSince(closes(5_000, 5_100), '2026-01-01')).toBeNull();
    expect(resultSince([], '2026-01-01')).toBeNull();
  });
});

describe('volatility', () => {
  it('is that of the worked example', () => {
    expect(yearlyDeviation([1.004, 0.998, 1.001, 0.994, 1.003])).toBe(6_429);
  });

  it('is nought where every day brought the same, and unknown for a single day', () => {
    expect(volatility(closes(1_000, 1_000, 1_000))).toBe(0);
    expect(volatility(closes(1_000, 1_100))).toBeNull();
  });

  it('does not depend on what the level is counted in', () => {
    const levels = fc.array(fc.integer({ min: 1_000, max: 9_000 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(levels, (list) => {
        const [once, tenfold] = [volatility(closes(...list))!, volatility(closes(...list.map((level) => level * 10)))!];
        expect(Math.abs(once - tenfold)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
