import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plotAmounts, plotStack } from './stacked.ts';

const heights = (path: string) =>
  [...path.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)/g)].map(
    ([, foot, head]) => [Number(foot), Number(head)] as const,
  );

it('parts of a whole stand on each other, from the foot to the top', () => {
  const [first, second] = plotStack([[25_000], [75_000]]).paths;
  expect(heights(first!)).toEqual([[400, 300]]);
  expect(heights(second!)).toEqual([[300, 0]]);
});

it('what is not known is not drawn, and the parts above it stand lower', () => {
  const { paths } = plotStack([
    [50_000, null],
    [50_000, 50_000],
  ]);
  expect(heights(paths[0]!)).toHaveLength(1);
  expect(heights(paths[1]!)[1]).toEqual([400, 200]);
});

it('every bar lies within the drawing', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(parts, (values) => {
      for (const path of plotStack([values, values, values, values, values]).paths)
        for (const [foot, head] of heights(path)) expect(foot >= head && head >= 0 && foot <= 400).toBe(true);
    }),
  );
});

it('amounts stand on each other on a scale from nought that has room for the largest sum', () => {
  const { paths, levels } = plotAmounts([
    [200, null],
    [100, 400],
  ]);
  const [first, second] = paths.map(heights);
  expect([first!.length, second!.length]).toEqual([1, 2]);
  expect(second![0]![0]).toBe(first![0]![1]);
  // The larger sum has the higher bar, with room above it.
  expect(second![1]![1]).toBeLessThan(second![0]![1]);
  expect(second![1]![1]).toBeGreaterThan(0);
  expect(Math.min(...levels.map(({ value }) => value))).toBeGreaterThanOrEqual(0);
});
