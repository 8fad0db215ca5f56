import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundLevels } from './round-levels.ts';

describe('levels beside a drawing', () => {
  it('are round', () => {
    expect(roundLevels(5_287_000, 5_321_000)).toEqual([5_290_000, 5_300_000, 5_310_000, 5_320_000]);
    expect(roundLevels(0, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are two at least, so that they give a scale', () => {
    expect(roundLevels(-900, 700)).toEqual([-500, 0, 500]);
    expect(roundLevels(-18_000, 14_000)).toEqual([-10_000, 0, 10_000]);
  });

  it('are few, rise evenly and lie within', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 10, max: 1e8 }), (low, range) => {
        const levels = roundLevels(low, low + range);
        expect(levels.length).toBeGreaterThanOrEqual(2);
        expect(levels.length).toBeLessThanOrEqual(5);
        expect(levels.every((level) => level >= low && level <= low + range)).toBe(true);
      }),
    );
  });
});
