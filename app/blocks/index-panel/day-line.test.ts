import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLine } from './day-line.ts';

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
