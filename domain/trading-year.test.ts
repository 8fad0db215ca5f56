import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DailyBar } from './quote.ts';
import { tradingYears } from './trading-year.ts';

const bar = (date: string, close: number): DailyBar => ({
  symbol: 'DSX',
  date,
  open: close - 10,
  high: close + 20,
  low: close - 20,
  close,
  volume: 1_000,
  value: 1_000 * close,
  trades: 5,
});

describe('years of trading', () => {
  it('stand newest first, each against the close before it', () => {
    const years = tradingYears([bar('2024-12-31', 1_000), bar('2025-01-02', 1_100), bar('2025-12-31', 1_500)]);
    expect(years).toMatchObject([
      { year: 2025, open: 1_090, close: 1_500, high: 1_520, low: 1_080, change: 500, changePercent: 50_000, days: 2 },
      { year: 2024, close: 1_000, change: null, changePercent: null },
    ]);
  });

  it('know that a split is no fall, in its own year alone', () => {
    const bars = [bar('2023-12-29', 8_000), bar('2024-12-31', 2_200), bar('2025-12-31', 2_000)];
    const split = { kind: 'split', exDate: '2024-06-03', ratio: { units: 4, of: 1 } } as const;
    expect(tradingYears(bars, [split]).map(({ changePercent }) => changePercent)).toEqual([-9_090, 10_000, null]);
  });

  it('have all prices of a year in units of its last day', () => {
    const split = { kind: 'split', exDate: '2024-06-03', ratio: { units: 4, of: 1 } } as const;
    const [year] = tradingYears([bar('2024-01-02', 8_000), bar('2024-12-31', 2_200)], [split]);
    expect(year).toMatchObject({ open: 1_998, high: 2_220, low: 1_995, close: 2_200 });
  });

  it('are none without days', () => {
    expect(tradingYears([])).toEqual([]);
  });

  it('count every day once, and lie between their lowest and highest', () => {
    const day = fc.record({ offset: fc.integer({ min: 0, max: 2_000 }), close: fc.integer({ min: 100, max: 9_000 }) });
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: ({ offset }) => offset }), (days) => {
        const bars = days
          .toSorted((a, b) => a.offset - b.offset)
          .map(({ offset, close }) => bar(new Date(Date.UTC(2020, 0, 1 + offset)).toISOString().slice(0, 10), close));
        const years = tradingYears(bars);
        expect(years.reduce((sum, one) => sum + one.days, 0)).toBe(bars.length);
        for (const { low, close, high } of years) expect(low! <= close && close <= high!).toBe(true);
      }),
    );
  });
});
