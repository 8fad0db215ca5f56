import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plotBars } from './bars.ts';

const heightsOf = (path: string) =>
  [...path.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)/g)].map(([, zero, end]) => ({
    zero: Number(zero),
    end: Number(end),
  }));

it('what is above nought stands above its line, what is below hangs below', () => {
  const { paths } = plotBars([[300_000, -200_000, 0]]);
  const [up, down, none] = heightsOf(paths[0]!);
  expect(up!.end).toBeLessThan(up!.zero);
  expect(down!.end).toBeGreaterThan(down!.zero);
  expect(none!.end).toBe(none!.zero);
});

it('bars of a period stand beside each other, within the drawing', () => {
  const values = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, (series) => {
      const { paths } = plotBars([series, series.map((value) => -value)]);
      for (const path of paths) {
        const heights = heightsOf(path);
        expect(heights).toHaveLength(series.length);
        expect(heights.every(({ end }) => end >= 0 && end <= 400)).toBe(true);
      }
      const lefts = paths.map((path) => Number(/^M([\d.]+)/.exec(path)![1]));
      expect(lefts[0]!).toBeLessThan(lefts[1]!);
    }),
  );
});
