import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAdjusted } from './split.ts';

const bar = (date: string, close: number) => ({
  symbol: 'SOME',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1_000,
  value: close * 1_000,
  trades: 7,
});

test('after four for one, older prices are a quarter and older volumes four times; turnover is what it was', () => {
  const [before, on] = splitAdjusted(
    [bar('2026-03-02', 8_000), bar('2026-03-03', 2_100)],
    [{ exDate: '2026-03-03', ratio: { units: 4, of: 1 } }],
  );
  expect(before).toMatchObject({ open: 2_000, close: 2_000, volume: 4_000, value: 8_000_000, trades: 7 });
  expect(on).toEqual(bar('2026-03-03', 2_100));
});

test('splits multiply: two of them count as one of their product', () => {
  const bars = [bar('2020-01-02', 60_000)];
  const split = (exDate: string, units: number, of: number) => ({ exDate, ratio: { units, of } });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (a, b) => {
      const [two] = splitAdjusted(bars, [split('2021-01-04', a, 1), split('2022-01-04', b, 1)]);
      const [one] = splitAdjusted(bars, [split('2021-06-01', a * b, 1)]);
      expect(two).toEqual(one);
    }),
  );
});

test('without a later split, or with one whose day is not known, nothing changes', () => {
  const bars = [bar('2026-03-04', 2_100)];
  expect(splitAdjusted(bars, [{ exDate: '2026-03-04', ratio: { units: 4, of: 1 } }])).toEqual(bars);
  expect(splitAdjusted(bars, [{ exDate: null, ratio: { units: 4, of: 1 } }])).toEqual(bars);
});
