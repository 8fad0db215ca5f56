import { expect, it } from 'vitest';
import type { DailyBar } from './quote.ts';
import { valuesAgainstMedian } from './value-against-median.ts';

const bars = (...values: readonly (readonly [date: string, value: number])[]) =>
  values.map(([date, value]) => ({ date, value }) as DailyBar);

it('a security stands beside the middle one of the others, day by day; who did not trade counts as nothing', () => {
  const own = bars(['2026-11-16', 5], ['2026-11-18', 7]);
  const others = [
    bars(['2026-11-16', 100], ['2026-11-17', 90]),
    bars(['2026-11-16', 40], ['2026-11-17', 30], ['2026-11-18', 20]),
    bars(['2026-11-17', 60]),
  ];
  expect(valuesAgainstMedian(own, others)).toEqual([
    { date: '2026-11-16', own: 5, median: 40 },
    { date: '2026-11-17', own: 0, median: 60 },
    { date: '2026-11-18', own: 7, median: 0 },
  ]);
});

it('between two the median is their mean, and of none it is nothing', () => {
  const day = ['2026-11-16', 10] as const;
  expect(valuesAgainstMedian(bars(day), [bars(['2026-11-16', 20]), bars(['2026-11-16', 30])])).toEqual([
    { date: '2026-11-16', own: 10, median: 25 },
  ]);
  expect(valuesAgainstMedian(bars(day), [])).toEqual([{ date: '2026-11-16', own: 10, median: 0 }]);
});

it('values are not compared when that of a day with trades is not given', () => {
  const day = bars(['2026-11-16', 10]);
  const untold = [{ ...day[0]!, value: null, volume: null, trades: 3 }];
  expect(valuesAgainstMedian(untold, [day])).toBeNull();
  expect(valuesAgainstMedian(day, [untold])).toBeNull();
  const idle = [{ ...untold[0]!, volume: 0, trades: 0 }];
  expect(valuesAgainstMedian(day, [idle])).toEqual([{ date: '2026-11-16', own: 10, median: 0 }]);
});
