import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barSummary, changedBars, closesBefore } from './bar-summary.ts';
import type { DailyBar } from './quote.ts';

const bar = (date: string, close: number, more: Partial<DailyBar> = {}): DailyBar => ({
  symbol: 'JIWAN',
  date,
  open: close,
  high: close + 20,
  low: close - 10,
  close,
  volume: 1_000,
  value: close * 1_000,
  trades: 3,
  ...more,
});

const BARS = fc
  .array(fc.record({ close: fc.integer({ min: 100, max: 90_000 }), volume: fc.nat(1_000_000) }), { minLength: 1 })
  .map((days) =>
    days.map(({ close, volume }, at) => bar(`2026-01-${String(at + 1).padStart(2, '0')}`, close, { volume })),
  );

describe('days against the day before', () => {
  it('as traded, a capital change moves the close before it and a dividend does not', () => {
    const bars = [bar('2026-10-09', 13_000), bar('2026-10-13', 3_386), bar('2026-10-14', 3_300)];
    const events = [
      { kind: 'split', exDate: '2026-10-12', ratio: { units: 4, of: 1 } },
      { kind: 'cash-dividend', exDate: '2026-10-14', amount: 80 },
    ] as const;
    const moves = changedBars(bars, null, events).map(({ change, changePercent }) => [change, changePercent]);
    expect(moves).toEqual([
      [null, null],
      [136, 4_180],
      [-86, -2_540],
    ]);
    expect(closesBefore(bars, null, events)).toEqual([null, 3_250, 3_386]);
    expect(barSummary(bars.slice(1), 13_000, events)).toMatchObject({ change: 50, changePercent: 1_540 });
  });

  it('across a split have the highest, lowest and average price in units of the last day', () => {
    const split = { kind: 'split', exDate: '2026-10-12', ratio: { units: 4, of: 1 } } as const;
    const bars = [bar('2026-10-09', 13_000), bar('2026-10-13', 3_386)];
    expect(barSummary(bars, null, [split])).toMatchObject({ high: 3_406, low: 3_248, averageClose: 3_318 });
  });

  it('the first against the close before the range, the others against each other', () => {
    const days = changedBars([bar('2026-03-02', 4_100), bar('2026-03-03', 4_000)], 4_000);
    expect(days.map(({ change, changePercent }) => [change, changePercent])).toEqual([
      [100, 2_500],
      [-100, -2_440],
    ]);
  });

  it('what a contract was only settled at is no highest or lowest price', () => {
    const settled = bar('2026-11-13', 63_900, { high: 63_900, low: 63_900, volume: 0, value: 0, trades: 0 });
    const days = [bar('2026-11-12', 61_070), settled];
    expect(barSummary(days, null)).toMatchObject({ high: 61_090, low: 61_060, change: null });
    expect(barSummary([settled], 61_070)).toMatchObject({ high: null, low: null, change: 2_830 });
  });

  it('without a close before it the first has no change', () => {
    expect(changedBars([bar('2026-03-02', 4_100)], null)[0]).toMatchObject({ change: null, changePercent: null });
  });

  it('add up to the change of the whole range', () => {
    fc.assert(
      fc.property(BARS, fc.integer({ min: 100, max: 90_000 }), (bars, before) => {
        const sum = changedBars(bars, before).reduce((all, { change }) => all + change!, 0);
        expect(barSummary(bars, before)?.change).toBe(sum);
      }),
    );
  });
});

describe('days as one', () => {
  it('have the extremes, the sums and the averages of them', () => {
    expect(barSummary([bar('2026-03-02', 4_100), bar('2026-03-03', 4_000, { volume: 2_001 })], 4_000)).toEqual({
      days: 2,
      from: '2026-03-02',
      to: '2026-03-03',
      change: 0,
      changePercent: 0,
      high: 4_120,
      low: 3_990,
      averageClose: 4_050,
      volume: 3_001,
      value: 8_100_000,
      trades: 6,
      averageVolume: 1_501,
      averageValue: 4_050_000,
    });
  });

  it('know no sum of what one of them does not say, and are nothing without any', () => {
    const summary = barSummary([bar('2026-03-02', 4_100), bar('2026-03-03', 4_000, { volume: null })], null);
    expect(summary).toMatchObject({ volume: null, averageVolume: null, trades: 6 });
    expect(barSummary([], 4_000)).toBeNull();
  });

  it('never lie outside their own high and low', () => {
    fc.assert(
      fc.property(BARS, (bars) => {
        const { high, low, averageClose } = barSummary(bars, null)!;
        expect(averageClose).toBeLessThanOrEqual(high!);
        expect(averageClose).toBeGreaterThanOrEqual(low!);
      }),
    );
  });
});
