import { describe, expect, it } from 'vitest';
import { isTradingDay } from './calendar.ts';
import { FULL_WEIGHT, rebalance, WEIGHT_CAP, weights, type DatedBasket } from './index-level.ts';
import { indexReviews, nextReviews, reviewPreview } from './index-review.ts';

const basket = (from: string, ...symbols: string[]): DatedBasket => ({
  index: 'DSXGI',
  from,
  divisor: 100,
  constituents: symbols.map((symbol) => ({ symbol, freeFloatShares: 1, capFactor: 1 })),
});

it('a review names who joined and who left, the newest first; the first basket follows none', () => {
  const baskets = [basket('2026-01-02', 'A', 'B'), basket('2026-04-01', 'A', 'C'), basket('2026-07-01', 'A', 'C')];
  expect(indexReviews(baskets)).toEqual([
    { from: '2026-07-01', joined: [], left: [], constituents: 2, divisor: 100 },
    { from: '2026-04-01', joined: ['C'], left: ['B'], constituents: 2, divisor: 100 },
  ]);
  expect(indexReviews([])).toEqual([]);
});

describe('a preview of the next review', () => {
  const members = [300, 100, 90, 80, 70, 65, 60, 55, 50, 45, 35, 30, 20].map((value, at) => ({
    symbol: `S${String(at).padStart(2, '0')}`,
    price: 1_000,
    freeFloatShares: value,
  }));
  const then = rebalance(members, 5_000_000);
  const before = new Map(members.map(({ symbol, price }) => [symbol, price]));

  it('changes nothing on the day of a review', () => {
    const preview = reviewPreview(then, (symbol) => before.get(symbol)!, WEIGHT_CAP);
    expect(preview.every(({ weight, rebalanced }) => weight === rebalanced)).toBe(true);
  });

  it('brings a weight that rose above the cap back to it, the largest change first', () => {
    const now = new Map([...before, ['S01', 2_000]]);
    const priceOf = (symbol: string) => now.get(symbol)!;
    const preview = reviewPreview(then, priceOf, WEIGHT_CAP);
    expect(preview[0]).toEqual({ symbol: 'S01', weight: 18_182, rebalanced: WEIGHT_CAP });
    expect(preview.reduce((sum, { rebalanced }) => sum + rebalanced, 0)).toBe(FULL_WEIGHT);
    const changes = preview.map(({ weight, rebalanced }) => Math.abs(rebalanced - weight));
    expect(changes).toEqual(changes.toSorted((a, b) => b - a));
    const drifted = new Map(weights(then, priceOf).map(({ symbol, amount }) => [symbol, amount]));
    expect(preview.map(({ symbol, weight }) => weight - drifted.get(symbol)!).every((each) => each === 0)).toBe(true);
  });
});

it('reviews are on the first trading day of each quarter, never today', () => {
  expect(nextReviews('2026-11-25', 1)).toEqual(['2027-01-04']);
  expect(nextReviews('2026-01-02', 2)).toEqual(['2026-04-01', '2026-07-01']);
  expect(nextReviews('2026-01-01', 1)).toEqual(['2026-01-02']);
  const ahead = nextReviews('2026-11-25', 4);
  expect(ahead.every((day) => isTradingDay(day))).toBe(true);
  expect(ahead.map((day) => day.slice(5, 7))).toEqual(['01', '04', '07', '10']);
});
