import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookWorkings } from './book-workings.ts';
import { ladder } from './depth-ladder.ts';
import { GRADUATION } from './graduation.ts';

const level = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 1e9 }),
  orders: fc.integer({ min: 1, max: 500 }),
});
const side = fc.array(level, { maxLength: 7 });

describe('the order book', () => {
  it('adds quantities up from the best price and never past the whole', () => {
    fc.assert(
      fc.property(side, side, (bids, offers) => {
        const shown = ladder({ bids, offers });
        for (const half of [shown.bids, shown.offers]) {
          expect(half).toHaveLength(5);
          const shares = half.flatMap((row) => (row ? [row.cumulativeShare] : []));
          expect(shares).toEqual([...shares].sort((a, b) => a - b));
          expect(Math.max(0, ...shares)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('says the spread and the balance of a book with both sides, and neither of an empty one', () => {
    const book = ladder({
      bids: [{ price: 4850, quantity: 300, orders: 2 }],
      offers: [{ price: 4860, quantity: 100, orders: 1 }],
    });
    expect(book).toMatchObject({ spread: 10, spreadPercent: 210, bidShare: 75_000 });
    expect(ladder({ bids: [], offers: [] })).toMatchObject({ spread: null, spreadPercent: null, bidShare: null });
  });

  it('says no spread while an auction collects orders that cross', () => {
    const book = ladder({
      bids: [{ price: 10_960, quantity: 18_000, orders: 1 }],
      offers: [{ price: 10_560, quantity: 8_000, orders: 1 }],
    });
    expect(book).toMatchObject({ spread: null, spreadPercent: null });
    expect(bookWorkings(book).spread).toBeNull();
  });
});

describe('the price ruler', () => {
  it('has a stroke for each step', () => {
    expect(GRADUATION.match(/M/g)).toHaveLength(121);
  });
});
