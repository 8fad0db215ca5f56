import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_WEIGHT, rebalance } from '#domain/index-level.ts';
import { basketFigures, weightsAt, type Prices } from './basket-figures.ts';

const prices = fc.array(
  fc.record({ previousClose: fc.integer({ min: 200, max: 40_000 }), rise: fc.integer({ min: -100, max: 150 }) }),
  { minLength: 10, maxLength: 40 },
);
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);

function figures(list: readonly { previousClose: number; rise: number }[], untraded = -1) {
  const quotes = new Map<string, Prices>(
    list.map(({ previousClose, rise }, i) => {
      const last = Math.round((previousClose * (1_000 + rise)) / 1_000);
      return [`S${i}`, { previousClose, last: i === untraded ? null : last }];
    }),
  );
  const members = list.map(({ previousClose }, i) => ({
    symbol: `S${i}`,
    price: previousClose,
    freeFloatShares: 1_000_000 * (i + 1),
  }));
  return basketFigures(rebalance(members, 5_300_710), (symbol) => quotes.get(symbol) ?? null);
}

describe('where an index stands', () => {
  it('is a published level, and its members share the move from the previous closes to the last thousandth', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const { level, move, weights, contributions } = figures(list)!;
        expect(level % 10).toBe(0);
        expect(level - move).toBe(5_300_710);
        expect(sum(contributions.values())).toBe(move);
        expect(sum(weights.values())).toBe(FULL_WEIGHT);
      }),
    );
  });

  it('takes a member without a trade at its previous close', () => {
    const list = Array.from({ length: 10 }, () => ({ previousClose: 2_000, rise: 100 }));
    expect(figures(list, 3)!.contributions.get('S3')).toBe(0);
  });

  it('is not known while a member has no price at all', () => {
    const basket = { divisor: 1, constituents: [{ symbol: 'AAA', freeFloatShares: 1, capFactor: 1 }] };
    expect(basketFigures(basket, () => null)).toBeNull();
    expect(basketFigures(basket, () => ({ last: 1_000, previousClose: null }))).toBeNull();
    expect(weightsAt(basket, () => undefined)).toBeNull();
    expect(weightsAt(basket, () => 1_000)?.get('AAA')).toBe(FULL_WEIGHT);
  });
});
