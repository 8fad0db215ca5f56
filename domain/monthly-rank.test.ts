import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthlyRanks } from './monthly-rank.ts';

const close = (date: string, value: number) => ({ date, close: value });

it('the best of a month stands first, the newest month before the others', () => {
  const series = [
    { code: 'A', bars: [close('2026-08-31', 100), close('2026-09-30', 110), close('2026-10-30', 99)] },
    { code: 'B', bars: [close('2026-08-31', 200), close('2026-09-30', 210), close('2026-10-30', 231)] },
  ];
  expect(monthlyRanks(series, '2026-10', 2)).toEqual([
    { month: '2026-10', rank: 1, code: 'B', changePercent: 10_000 },
    { month: '2026-10', rank: 2, code: 'A', changePercent: -10_000 },
    { month: '2026-09', rank: 1, code: 'A', changePercent: 10_000 },
    { month: '2026-09', rank: 2, code: 'B', changePercent: 5_000 },
  ]);
});

it('who has no close before the month has no place in it', () => {
  const series = [{ code: 'A', bars: [close('2026-10-30', 99)] }];
  expect(monthlyRanks(series, '2026-10', 12)).toEqual([]);
});

it('places of a month are 1, 2, 3 … and their results never rise', () => {
  const level = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(level, level), { maxLength: 12 }), (levels) => {
      const series = levels.map(([before, now], at) => ({
        code: `S${at}`,
        bars: [close('2026-09-30', before), close('2026-10-30', now)],
      }));
      const ranks = monthlyRanks(series, '2026-10', 1);
      expect(ranks.map(({ rank }) => rank)).toEqual(series.map((_, at) => at + 1));
      const results = ranks.map(({ changePercent }) => changePercent);
      expect(results).toEqual(results.toSorted((a, b) => b - a));
    }),
  );
});
