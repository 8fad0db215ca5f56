import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageTrueRange,
  bollinger,
  exponentialAverage,
  macd,
  relativeStrength,
  simpleAverage,
  weightedAverage,
} from './indicators.ts';
import { fromDecimal } from './thousandths.ts';

/** Ten thousandths: one digit finer than prices, so that the examples' two decimals are not lost to rounding. */
const fine = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((value) => Math.round(Number(value) * 10_000));
const known = (values: readonly (number | null)[], scale: number) =>
  values.filter((value) => value !== null).map((value) => value / scale);
/** Within a hundredth: the published values were computed from prices with more decimals than are printed. */
const published = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((value) => expect.closeTo(Number(value), 1.7) as number);

const prices = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 120 });
const days = fc.integer({ min: 1, max: 40 });

describe('published worked examples', () => {
  it('the exponential average of ten days begins with the simple one (StockCharts ChartSchool, Moving Averages)', () => {
    const closes = fine(`22.27 22.19 22.08 22.17 22.18 22.13 22.23 22.43 22.24 22.29 22.15 22.39 22.38 22.61 23.36
      24.05 23.75 23.83 23.95 23.63`);
    expect(known(simpleAverage(closes, 10), 10_000).slice(0, 4)).toEqual(published('22.22 22.21 22.23 22.26'));
    expect(known(exponentialAverage(closes, 10), 10_000)).toEqual(
      published('22.22 22.21 22.24 22.27 22.33 22.52 22.80 22.97 23.13 23.28 23.34'),
    );
  });

  it('the relative strength of fourteen days (StockCharts ChartSchool, RSI)', () => {
    const closes = fine(`44.3389 44.0902 44.1497 43.6124 44.3278 44.8264 45.0955 45.4245 45.8433 46.0826 45.8931 46.0328
      45.6140 46.2820 46.2820 46.0028 46.0328 46.4116 46.2222 45.6439 46.2122 46.2521 45.7137 46.4515 45.7835 45.3548
      44.0288 44.1783 44.2181 44.5672 43.4205 42.6628 43.1314`);
    expect(known(relativeStrength(closes, 14), 1_000)).toEqual(
      published(`70.53 66.32 66.55 69.41 66.36 57.97 62.93 63.26 56.06 62.38 54.71 50.42 39.99 41.46 41.87 45.46 37.30 33.08
      37.77`),
    );
  });

  it('the true range of fourteen days (StockCharts ChartSchool, ATR)', () => {
    const [high, low, close] = [
      '48.70 48.72 48.90 48.87 48.82 49.05 49.20 49.35 49.92 50.19 50.12 49.66 49.88 50.19 50.36 50.57 50.65',
      '47.79 48.14 48.39 48.37 48.24 48.64 48.94 48.86 49.50 49.87 49.20 48.90 49.43 49.73 49.26 50.09 50.30',
      '48.16 48.61 48.75 48.63 48.74 49.03 49.07 49.32 49.91 50.13 49.53 49.50 49.75 50.03 50.31 50.52 50.41',
    ].map(fine) as [number[], number[], number[]];
    const bars = close.map((value, i) => ({ high: high[i]!, low: low[i]!, close: value }));
    expect(known(averageTrueRange(bars, 14), 10_000)).toEqual(published('0.56 0.59 0.59 0.57'));
  });

  it('the standard deviation of eight values about five is two (the textbook’s example)', () => {
    const values = [2, 4, 4, 4, 5, 5, 7, 9].map(fromDecimal);
    const { upper, middle, lower } = bollinger(values, 8, 2);
    expect([upper.at(-1), middle.at(-1), lower.at(-1)]).toEqual([9_000, 5_000, 1_000]);
  });
});

describe('studies', () => {
  it('begin when there are days enough, and not before', () => {
    fc.assert(
      fc.property(prices, days, (values, count) => {
        const begins = (study: readonly (number | null)[]) => study.findIndex((value) => value !== null);
        const place = values.length >= count ? count - 1 : -1;
        expect(begins(simpleAverage(values, count))).toBe(place);
        expect(begins(exponentialAverage(values, count))).toBe(place);
        expect(begins(bollinger(values, count, 2).upper)).toBe(place);
        expect(begins(relativeStrength(values, count))).toBe(values.length > count ? count : -1);
      }),
    );
  });

  it('averages stay between the lowest and the highest value', () => {
    fc.assert(
      fc.property(prices, days, (values, count) => {
        for (const study of [simpleAverage(values, count), exponentialAverage(values, count)]) {
          for (const value of study) {
            if (value === null) continue;
            expect(value).toBeGreaterThanOrEqual(Math.min(...values));
            expect(value).toBeLessThanOrEqual(Math.max(...values));
          }
        }
      }),
    );
  });

  it('bands lie evenly about their average, and strength between 0 and 100', () => {
    fc.assert(
      fc.property(prices, days, (values, count) => {
        const { upper, middle, lower } = bollinger(values, count, 2);
        middle.forEach((value, i) => {
          if (value !== null) expect(Math.abs(upper[i]! + lower[i]! - 2 * value)).toBeLessThanOrEqual(2);
        });
        for (const value of relativeStrength(values, count)) {
          if (value !== null) expect(value >= 0 && value <= 100_000).toBe(true);
        }
      }),
    );
  });

  it('of a price that never moves: averages are the price, MACD and true range 0, strength 50', () => {
    const flat = new Array<number>(60).fill(4_200);
    expect(exponentialAverage(flat, 10).at(-1)).toBe(4_200);
    expect(macd(flat, 12, 26, 9).histogram.at(-1)).toBe(0);
    expect(relativeStrength(flat, 14).at(-1)).toBe(50_000);
    expect(
      averageTrueRange(
        flat.map((value) => ({ high: value, low: value, close: value })),
        14,
      ).at(-1),
    ).toBe(0);
  });

  it('MACD is fast less slow, its signal the average of that, its histogram the rest', () => {
    fc.assert(
      fc.property(prices, (values) => {
        const { line, signal, histogram } = macd(values, 12, 26, 9);
        const [fast, slow] = [exponentialAverage(values, 12), exponentialAverage(values, 26)];
        line.forEach((value, i) => {
          expect(value === null).toBe(slow[i] === null);
          if (value !== null) expect(Math.abs(value - (fast[i]! - slow[i]!))).toBeLessThanOrEqual(1);
          if (histogram[i] !== null) expect(Math.abs(histogram[i]! - (value! - signal[i]!))).toBeLessThanOrEqual(1);
        });
        expect(histogram.findIndex((value) => value !== null)).toBe(values.length >= 34 ? 33 : -1);
      }),
    );
  });

  it('VWAP weighs each day by its volume', () => {
    const bars = [
      { close: 1_000, volume: 100, value: 100_000 },
      { close: 2_000, volume: 0, value: 0 },
      { close: 4_000, volume: 300, value: null },
    ];
    expect(weightedAverage(bars)).toEqual([1_000, 1_000, 3_250]);
    expect(weightedAverage([{ close: 1, volume: null, value: null }])).toEqual([null]);
  });
});
