import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustedBars } from './adjusted-price.ts';
import { changedPeriods, INTERVALS, periodBars, untradedDays } from './bar-periods.ts';
import { addDays, isTradingDay } from './calendar.ts';
import type { DailyBar } from './quote.ts';

const bar = (date: string, close: number, over: Partial<DailyBar> = {}): DailyBar => ({
  symbol: 'AAA',
  date,
  open: close - 10,
  high: close + 20,
  low: close - 30,
  close,
  volume: 100,
  value: close * 100,
  trades: 3,
  ...over,
});

const SPLIT = { kind: 'split', ratio: { units: 5, of: 4 } } as const;

describe('periods of days', () => {
  const week = [bar('2026-11-16', 1_000), bar('2026-11-17', 1_200), bar('2026-11-20', 900), bar('2026-11-23', 950)];

  it('have the first open, the highest high, the lowest low, the last close, and sums', () => {
    const [first, second] = periodBars(week, 'week');
    expect(first).toMatchObject({ from: '2026-11-16', date: '2026-11-20', days: 3, open: 990, high: 1_220, low: 870 });
    expect(first).toMatchObject({ close: 900, volume: 300, value: 310_000, trades: 9 });
    expect(second).toMatchObject({ from: '2026-11-23', date: '2026-11-23', days: 1 });
  });

  it('change against the close before them, and have an average price by value', () => {
    const [first, second] = changedPeriods(periodBars(week, 'week'), 1_000);
    expect(first).toMatchObject({ previousClose: 1_000, change: -100, changePercent: -10_000, vwap: 1_033 });
    expect(second).toMatchObject({ previousClose: 900, change: 50, changePercent: 5_560 });
    expect(changedPeriods(periodBars(week, 'year'), null)[0]).toMatchObject({ previousClose: null, change: null });
  });

  it('have the average price of a contract or a bond by what one of them is worth', () => {
    const contracts = [bar('2026-11-16', 5_250_000, { volume: 12, value: 12 * 52_743_000 })];
    const average = (worth: number | null) => changedPeriods(periodBars(contracts, 'day'), null, worth)[0]!.vwap;
    expect(average(10_000)).toBe(5_274_300);
    expect(average(null)).toBeNull();
  });

  it('have an adjusted average price within their lowest and highest, whatever moved prices alone', () => {
    const days = [bar('2026-11-16', 1_000), bar('2026-11-17', 1_020), bar('2026-11-18', 800)];
    const [dividend] = [{ kind: 'cash-dividend' as const, exDate: '2026-11-18', amount: 200 }];
    for (const event of [dividend!, { ...SPLIT, exDate: '2026-11-18' }]) {
      const { bars } = adjustedBars(days, [event], 'total');
      for (const { low, high, vwap } of changedPeriods(periodBars(bars, 'day'), null)) {
        expect(vwap).toBeGreaterThanOrEqual(low);
        expect(vwap).toBeLessThanOrEqual(high);
      }
      const whole = changedPeriods(periodBars(bars, 'week'), null)[0]!;
      expect(whole.vwap).toBeGreaterThan(whole.low);
      expect(whole.vwap).toBeLessThan(whole.high);
      expect(whole.value, 'turnover is what was paid').toBe((1_000 + 1_020 + 800) * 100);
    }
  });

  it('as traded across a split are in units of their last day, and count volume and value as reported', () => {
    const split = { kind: 'split', exDate: '2026-11-18', ratio: { units: 4, of: 1 } } as const;
    const days = [
      bar('2026-11-17', 12_000, { open: 12_000, high: 12_120, low: 11_960, volume: 100, value: 1_200_000 }),
      bar('2026-11-18', 3_080, { open: 3_060, high: 3_100, low: 3_030, volume: 400, value: 1_228_000 }),
      bar('2026-11-23', 3_100),
    ];
    const [week, next] = changedPeriods(periodBars(days, 'week', [split]), 11_900, undefined, [split]);
    expect(week).toMatchObject({ open: 3_000, high: 3_100, low: 2_990, close: 3_080, volume: 500, value: 2_428_000 });
    // 800 of today's shares: 400, and 100 that became four each.
    expect(week).toMatchObject({ vwap: 3_035, previousClose: 2_975, change: 105 });
    expect(next).toMatchObject({ open: 3_090, high: 3_120, previousClose: 3_080, change: 20 });
  });

  it('as traded across a rights issue have an average price within their lowest and highest', () => {
    const rights = {
      kind: 'rights-issue',
      exDate: '2026-11-18',
      ratio: { units: 1, of: 1 },
      issuePrice: 1_000,
    } as const;
    const days = [bar('2026-11-17', 3_000), bar('2026-11-18', 2_000)];
    const [week] = changedPeriods(periodBars(days, 'week', [rights]), null, undefined, [rights]);
    expect(week).toMatchObject({ open: 1_993, high: 2_020, low: 1_970, vwap: 2_000, value: 500_000 });
  });

  it('have no sum where a day does not say', () => {
    const bars = [bar('2026-11-16', 1_000), bar('2026-11-17', 1_000, { volume: null, value: null })];
    expect(periodBars(bars, 'month')[0]).toMatchObject({ volume: null, value: null, trades: 6 });
    expect(changedPeriods(periodBars(bars, 'month'), null)[0]!.vwap).toBeNull();
  });

  it('end with months, quarters and years', () => {
    const bars = ['2025-12-31', '2026-01-02', '2026-03-31', '2026-04-01'].map((day) => bar(day, 1_000));
    const ends = (interval: 'month' | 'quarter' | 'year') => periodBars(bars, interval).map(({ date }) => date);
    expect(ends('month')).toEqual(bars.map(({ date }) => date));
    expect(ends('quarter')).toEqual(['2025-12-31', '2026-03-31', '2026-04-01']);
    expect(ends('year')).toEqual(['2025-12-31', '2026-04-01']);
  });

  it('add up to the days they are made of, whatever the period', () => {
    const days = fc.uniqueArray(fc.nat({ max: 900 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(days, fc.constantFrom(...INTERVALS), (offsets, interval) => {
        const bars = offsets.sort((a, b) => a - b).map((offset) => bar(addDays('2024-01-01', offset), 1_000 + offset));
        const periods = periodBars(bars, interval);
        const sum = (list: readonly DailyBar[]) => list.reduce((all, { volume }) => all + volume!, 0);
        expect(sum(periods)).toBe(sum(bars));
        expect(periods.reduce((all, period) => all + period.days, 0)).toBe(bars.length);
        expect(periods.at(-1)!.close).toBe(bars.at(-1)!.close);
      }),
    );
  });
});

describe('days without a trade', () => {
  it('are trading days from one day to another that have no bar', () => {
    const bars = [bar('2026-11-16', 1_000), bar('2026-11-18', 1_000)];
    const days = untradedDays(bars, '2026-11-13', '2026-11-23');
    expect(days).toEqual(['2026-11-13', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-23']);
    expect(days.every((day) => isTradingDay(day))).toBe(true);
  });
});
