import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sparklineShape } from './sparkline-shape.ts';

describe('a sparkline', () => {
  it('is absent before two points exist', () => {
    expect(sparklineShape([], 1_000)).toBeNull();
    expect(sparklineShape([1_000], 1_000)).toBeNull();
  });

  it('stays in its box, with the previous close in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 2, maxLength: 400 }),
        fc.integer({ min: 1, max: 1e8 }),
        (values, close) => {
          const { line, base } = sparklineShape(values, close)!;
          for (const y of [
            base,
            ...line
              .slice(1)
              .split('L')
              .map((point) => Number(point.split(' ')[1])),
          ]) {
            expect(y).toBeGreaterThanOrEqual(2);
            expect(y).toBeLessThanOrEqual(22);
          }
        },
      ),
    );
  });

  it('keeps the last point however long the day was', () => {
    const values = Array.from({ length: 301 }, (_, minute) => (minute === 300 ? 2_000 : 1_000));
    expect(sparklineShape(values, 1_000)!.line).toMatch(/72 2$/);
  });
});
