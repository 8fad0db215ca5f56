import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equilibrium } from './call-auction.ts';
import type { Side } from './order.ts';
import { OrderBook } from './order-book.ts';
import { PriceLadder } from './price-ladder.ts';

const LADDER = new PriceLadder(Array.from({ length: 15 }, (_, i) => 2_000 + 10 * i));

interface Entry {
  side: Side;
  price: number;
  quantity: number;
}

function collected(entries: readonly Entry[]) {
  let traded = 0;
  const prices = new Set<number>();
  const book = new OrderBook(LADDER, (fill) => {
    traded += fill.quantity;
    prices.add(fill.price);
  });
  for (const entry of entries) book.enter({ ...entry, owner: 0 }, { rule: 'collect' });
  return { book, traded: () => traded, prices };
}

/** The rule, evaluated at every price of the ladder. */
function bestOfAll(entries: readonly Entry[], reference: number) {
  const sum = (of: Side, reaches: (price: number) => boolean) =>
    entries.filter((one) => one.side === of && reaches(one.price)).reduce((total, one) => total + one.quantity, 0);
  const options = LADDER.prices.map((price) => {
    const [demand, supply] = [sum('buy', (at) => at >= price), sum('sell', (at) => at <= price)];
    return { price, volume: Math.min(demand, supply), imbalance: Math.abs(demand - supply) };
  });
  const nearness = (price: number) => Math.abs(price - reference);
  return options.toSorted(
    (a, b) =>
      b.volume - a.volume || a.imbalance - b.imbalance || nearness(a.price) - nearness(b.price) || b.price - a.price,
  )[0]!;
}

const entries = fc.array(
  fc.record({
    side: fc.constantFrom<Side>('buy', 'sell'),
    price: fc.constantFrom(...LADDER.prices),
    quantity: fc.integer({ min: 1, max: 300 }),
  }),
  { maxLength: 25 },
);
const reference = fc.constantFrom(...LADDER.prices);

describe('a call auction', () => {
  test('finds the price of most volume, then least imbalance, then nearest to the reference', () => {
    fc.assert(
      fc.property(entries, reference, (orders, at) => {
        const found = equilibrium(collected(orders).book, at);
        const best = bestOfAll(orders, at);
        if (best.volume === 0) expect(found).toBeNull();
        else expect(found).toEqual({ price: best.price, volume: best.volume });
      }),
      { numRuns: 400 },
    );
  });

  test('trades just that volume at just that price and leaves no crossed book', () => {
    fc.assert(
      fc.property(entries, reference, (orders, at) => {
        const { book, traded, prices } = collected(orders);
        const found = equilibrium(book, at);
        if (!found) return;
        book.uncross(found.price);
        expect(traded()).toBe(found.volume);
        expect([...prices]).toEqual([found.price]);
        const [bid, offer] = [book.bestPrice('buy'), book.bestPrice('sell')];
        if (bid !== null && offer !== null) expect(bid).toBeLessThan(offer);
      }),
    );
  });

  test('gives way between two prices that trade the same to the one that leaves less over', () => {
    const { book } = collected([
      { side: 'buy', price: 2_040, quantity: 100 },
      { side: 'buy', price: 2_010, quantity: 50 },
      { side: 'sell', price: 2_010, quantity: 100 },
      { side: 'sell', price: 2_040, quantity: 50 },
    ]);
    expect(equilibrium(book, 2_140)).toEqual({ price: 2_030, volume: 100 });
  });
});
