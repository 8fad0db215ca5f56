import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { overYear } from './period-results.ts';
import { tracking } from './tracking.ts';

const START = '2026-01-05';
const values = (...list: number[]) => list.map((value, at) => ({ date: addDays(START, at), value }));
const levels = (...list: number[]) => list.map((level, at) => ({ date: addDays(START, at), level }));

describe('a fund beside its index', () => {
  it('has the difference and the error of the worked example', () => {
    expect(tracking(values(10_000, 10_610), [], levels(1_000_000, 1_064_500))).toEqual({
      from: START,
      to: addDays(START, 1),
      fund: 6_100,
      index: 6_450,
      difference: -350,
      error: null,
    });
    expect(overYear([0.012, -0.008, 0.005, -0.011, 0.003, 0.002])).toBe(135);
  });

  it('gets its distributions back', () => {
    const paid = [{ exDate: addDays(START, 1), amount: 500 }];
    expect(tracking(values(10_000, 9_500), paid, levels(1_000_000, 1_000_000))).toMatchObject({ difference: 0 });
    const before = [{ exDate: START, amount: 500 }];
    expect(tracking(values(10_000, 9_500), before, levels(1_000_000, 1_000_000))).toMatchObject({ difference: -5_000 });
  });

  it('is compared on the days that both have', () => {
    const some = levels(1_000_000, 1_010_000, 1_020_000).filter((_, at) => at !== 1);
    expect(tracking(values(10_000, 5_000, 10_200), [], some)).toMatchObject({ fund: 2_000, index: 2_000, error: null });
    expect(tracking(values(10_000), [], levels(1_000_000))).toBeNull();
    expect(tracking([], [], levels(1_000_000))).toBeNull();
  });

  it('that moves with it has neither difference nor error', () => {
    const moves = fc.array(fc.integer({ min: 1_000, max: 9_000_000 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(moves, (list) => {
        expect(tracking(values(...list), [], levels(...list))).toMatchObject({ difference: 0, error: 0 });
      }),
    );
  });
});
