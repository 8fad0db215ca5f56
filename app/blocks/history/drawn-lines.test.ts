import { expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { drawnLines, onCommonDays } from './drawn-lines.ts';

const bars = (symbol: string, closes: Record<string, number>): DailyBar[] =>
  Object.entries(closes).map(([date, close]) => {
    return { symbol, date, open: close, high: close, low: close, close, volume: 1, value: close, trades: 1 };
  });
const FIRST = bars('A', { '2026-11-02': 1_000, '2026-11-03': 2_000, '2026-11-05': 4_000 });
const OTHER = bars('B', { '2026-11-03': 500, '2026-11-05': 750 });
const drawn = (rebase: string | null) =>
  drawnLines(
    {
      filters: { from: '2026-11-02', to: '2026-11-05', interval: 'day', rebase },
      chosen: [FIRST, OTHER].map((own) => {
        const { symbol } = own[0]!;
        return { security: { symbol, name: { en: symbol, ar: symbol } }, days: { bars: own } };
      }),
    },
    'en',
  )!;
const values = (rebase: string | null) => drawn(rebase).lines.map((line) => line.values);

it('lines are at 100 on the first day that all of them have', () => {
  expect(values(null)).toEqual([
    [50_000, 100_000, 200_000],
    [null, 100_000, 150_000],
  ]);
  expect(drawn(null).base).toBeNull();
});

it('or on the day that was asked for, a day without trading being that before it', () => {
  expect(values('2026-11-05').map((line) => line.at(-1))).toEqual([100_000, 100_000]);
  expect(drawn('2026-11-04').base).toBe('2026-11-03');
});

it('a day on which one of them is not known is none', () => {
  expect(values('2026-11-02')).toEqual(values(null));
});

it('lines that are compared begin and end on days on which all of them are known', () => {
  const common = onCommonDays(drawn(null))!;
  expect(common.dates).toEqual(['2026-11-03', '2026-11-05']);
  expect(common.lines.map((line) => line.values)).toEqual([
    [100_000, 200_000],
    [100_000, 150_000],
  ]);
  const apart = drawn(null).lines.map((line, at) => ({ ...line, values: at === 0 ? [1, null, 2] : [null, 1, 2] }));
  expect(onCommonDays({ ...drawn(null), lines: apart })).toBeNull();
});
