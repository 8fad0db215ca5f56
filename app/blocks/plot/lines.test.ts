import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plotLines } from './lines.ts';

it('a value that is not known breaks its line', () => {
  const [path] = plotLines([[10_000, null, 20_000, 30_000]], 0).paths;
  expect(path!.match(/M/g)).toHaveLength(2);
  expect(path!.match(/L/g)).toHaveLength(1);
});

const series = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 2, maxLength: 12 });

it('a larger value stands higher, and all stand within the drawing', () => {
  fc.assert(
    fc.property(series, fc.constantFrom(0, undefined), (values, low) => {
      const [path] = plotLines([values], low).paths;
      const heights = [...path!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, height]) => Number(height));
      expect(heights).toHaveLength(values.length);
      expect(heights.every((height) => height >= 0 && height <= 400)).toBe(true);
      for (let at = 1; at < values.length; at += 1)
        if (values[at]! > values[at - 1]!) expect(heights[at]!).toBeLessThanOrEqual(heights[at - 1]!);
    }),
  );
});
