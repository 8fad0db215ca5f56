import { expect, it } from 'vitest';
import { indexYears } from './index-year.ts';

const bar = (date: string, close: number) => ({
  symbol: 'DSXGI',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  value: close,
  trades: 1,
});

it('a year has its result with and without dividends, its best and its worst day', () => {
  const bars = [
    bar('2025-12-31', 100_000),
    bar('2026-01-02', 103_000),
    bar('2026-01-05', 101_970),
    bar('2026-01-06', 102_000),
  ];
  const total = [
    { date: '2025-12-31', dividendPoints: 0, level: 1_000_000 },
    { date: '2026-01-06', dividendPoints: 500, level: 1_025_000 },
  ];
  const [year, before] = indexYears(bars, total);
  expect(year).toMatchObject({
    year: 2026,
    changePercent: 2_000,
    totalPercent: 2_500,
    best: { date: '2026-01-02', changePercent: 3_000 },
    worst: { date: '2026-01-05', changePercent: -1_000 },
    days: 3,
  });
  expect(before).toMatchObject({ year: 2025, changePercent: null, totalPercent: null, best: null, worst: null });
});
