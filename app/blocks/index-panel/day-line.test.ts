import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLine, roundLevels } from './day-line.ts';

const AXIS = { from: 0, to: 1_000 };

describe('the line of the day', () => {
  it('starts and ends where its first and last points stand in time', () => {
    const { line, last } = dayLine(
      [
        { at: 0, value: 5_000_000 },
        { at: 500, value: 5_100_000 },
      ],
      5_000_000,
      AXIS,
    );
    expect(line).toMatch(/^M0,/);
    expect(last?.x).toBe(50);
  });

  it('keeps every point and the previous close inside the frame', () => {
    const day = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 1_000 }), value: fc.integer({ min: 1, max: 9_000_000 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 9_000_000 }), (points, previousClose) => {
        const { last, base, levels } = dayLine(points, previousClose, AXIS);
        for (const y of [last?.y ?? 0, base ?? 0, ...levels.map((level) => level.y)]) {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('stands higher when the value is higher', () => {
    const { last, base } = dayLine([{ at: 1, value: 5_100_000 }], 5_000_000, AXIS);
    expect(last!.y).toBeLessThan(base!);
  });

  it('draws the previous close alone before the first trade', () => {
    const { line, last, base } = dayLine([], 5_000_000, AXIS);
    expect([line, last]).toEqual(['', null]);
    expect(base).toBe(50);
  });

  it('draws nothing at all where nothing is known', () => {
    expect(dayLine([], null, AXIS)).toMatchObject({ line: '', base: null, levels: [] });
  });
});

describe('the levels beside the line', () => {
  it('are round', () => {
    expect(roundLevels(5_287_000, 5_321_000)).toEqual([5_290_000, 5_300_000, 5_310_000, 5_320_000]);
    expect(roundLevels(0, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are few, rise evenly and lie within', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 10, max: 1e8 }), (low, range) => {
        const levels = roundLevels(low, low + range);
        expect(levels.length).toBeLessThanOrEqual(5);
        expect(levels.every((level) => level >= low && level <= low + range)).toBe(true);
      }),
    );
  });
});
