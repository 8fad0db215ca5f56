import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capWeights,
  contributions,
  FULL_WEIGHT,
  indexLevel,
  publishedIndexLevel,
  publishedLevel,
  rebalance,
  WEIGHT_CAP,
  weights,
} from './index-level.ts';
import type { PriceOf } from './index-level.ts';

const values = (fewest: number) =>
  fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: fewest, maxLength: 60 });
const members = fc
  .array(
    fc.record({
      price: fc.integer({ min: 100, max: 50_000 }),
      freeFloatShares: fc.integer({ min: 1_000_000, max: 5_000_000_000 }),
    }),
    {
      minLength: 10,
      maxLength: 40,
    },
  )
  .map((list) => list.map((member, i) => ({ symbol: `S${i}`, ...member })));
/** Each member's price moved by up to ±10 %. */
const moves = fc.array(fc.integer({ min: 900, max: 1_100 }), { minLength: 40, maxLength: 40 });

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

describe('capped weights', () => {
  it('sum to the whole exactly, with none above the cap', () => {
    fc.assert(
      fc.property(values(10), (list) => {
        const shares = capWeights(list);
        expect(sum(shares)).toBe(FULL_WEIGHT);
        expect(Math.max(...shares)).toBeLessThanOrEqual(WEIGHT_CAP);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('keep the order of the values', () => {
    fc.assert(
      fc.property(values(10), (list) => {
        const shares = capWeights(list);
        const bySize = list.map((value, i) => ({ value, share: shares[i]! })).sort((a, b) => a.value - b.value);
        bySize.slice(1).forEach(({ share }, i) => expect(share).toBeGreaterThanOrEqual(bySize[i]!.share - 1));
      }),
    );
  });

  it('are in proportion where no value is large', () => {
    expect(capWeights(Array.from({ length: 20 }, () => 7))).toEqual(Array.from({ length: 20 }, () => 5_000));
  });

  it('give what the cap cuts off to the others in proportion', () => {
    const shares = capWeights([1_000_000, ...Array.from({ length: 18 }, () => 50)]);
    expect(shares[0]).toBe(10_000);
    expect(shares.slice(1)).toEqual(Array.from({ length: 18 }, () => 5_000));
  });

  it('of thirteen and of twelve companies are those of the worked examples', () => {
    const thirteen = [300, 100, 90, 80, 70, 65, 60, 55, 50, 45, 35, 30, 20];
    expect(capWeights(thirteen)).toEqual([
      10_000, 10_000, 10_000, 10_000, 9_767, 9_070, 8_372, 7_674, 6_977, 6_279, 4_884, 4_186, 2_791,
    ]);
    expect(capWeights(thirteen, FULL_WEIGHT)).toEqual(thirteen.map((value) => value * 100));
    const twelve = [300, 200, 150, 100, 80, 50, 40, 30, 20, 15, 10, 5];
    expect(capWeights(twelve)).toEqual([...Array.from({ length: 8 }, () => 10_000), 8_000, 6_000, 4_000, 2_000]);
  });

  it('are equal where fewer than ten members cannot keep the cap', () => {
    expect(capWeights([100, 1, 1])).toEqual([33_334, 33_333, 33_333]);
    expect(capWeights([])).toEqual([]);
  });

  it('need values', () => {
    expect(() => capWeights([0, 0])).toThrow(RangeError);
    expect(() => capWeights([1, -1])).toThrow(RangeError);
    expect(sum(capWeights([1, ...Array.from({ length: 11 }, () => 0)]))).toBe(FULL_WEIGHT);
  });
});

describe('the level of an index', () => {
  it('is not moved by a rebalancing', () => {
    fc.assert(
      fc.property(members, fc.integer({ min: 100_000, max: 9_000_000 }), (list, level) => {
        const basket = rebalance(list, level);
        expect(indexLevel(basket, pricesOf(list))).toBe(level);
        const held = weights(basket, pricesOf(list)).map((share) => share.amount);
        expect(sum(held)).toBe(FULL_WEIGHT);
        expect(Math.max(...held)).toBeLessThanOrEqual(WEIGHT_CAP + 1);
      }),
    );
  });

  it('moves as all prices move', () => {
    fc.assert(
      fc.property(members, (list) => {
        const basket = rebalance(list, 1_000_000);
        const doubled: PriceOf = (symbol) => 2 * pricesOf(list)(symbol);
        expect(indexLevel(basket, doubled)).toBe(2_000_000);
      }),
    );
  });

  it('moves by the sum of what its members contribute, exactly', () => {
    fc.assert(
      fc.property(members, moves, (list, changes) => {
        const basket = rebalance(list, 5_990_590);
        const before = pricesOf(list);
        const after = pricesOf(
          list.map((one, i) => ({ ...one, price: Math.round((one.price * changes[i]!) / 1_000) })),
        );
        const parts = contributions(basket, before, after);
        expect(sum(parts.map((part) => part.amount))).toBe(indexLevel(basket, after) - indexLevel(basket, before));
      }),
    );
  });

  it('is published with two decimals, and its members share the published move to the last thousandth', () => {
    expect([1_234_565, 1_234_564, -15].map(publishedLevel)).toEqual([1_234_570, 1_234_560, -10]);
    fc.assert(
      fc.property(members, fc.integer({ min: -20, max: 20 }), (list, rounding) => {
        const basket = rebalance(list, 5_990_590);
        const after = pricesOf(list.map((one) => ({ ...one, price: one.price + 1 })));
        const move = publishedLevel(indexLevel(basket, after)) - 5_990_590 + rounding;
        const parts = contributions(basket, pricesOf(list), after, move);
        expect(sum(parts.map((part) => part.amount))).toBe(move);
      }),
    );
  });

  it('is rounded once', () => {
    const basket = { constituents: [{ symbol: 'A', freeFloatShares: 1, capFactor: 1 }], divisor: 1 };
    expect(publishedIndexLevel(basket, () => 1_566_784.9)).toBe(1_566_780);
  });

  it('credits a move to the one that moved', () => {
    const list = Array.from({ length: 10 }, (_, i) => ({ symbol: `S${i}`, price: 1_000, freeFloatShares: 1_000 }));
    const basket = rebalance(list, 1_000_000);
    const after: PriceOf = (symbol) => (symbol === 'S3' ? 1_100 : 1_000);
    const moved = contributions(basket, () => 1_000, after).filter((part) => part.amount !== 0);
    expect(moved).toEqual([{ symbol: 'S3', amount: 10_000 }]);
  });
});

function pricesOf(list: readonly { symbol: string; price: number }[]): PriceOf {
  const prices = new Map(list.map(({ symbol, price }) => [symbol, price]));
  return (symbol) => prices.get(symbol) ?? 0;
}
