import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMiddle, middleOf, takeUnits, takeValue } from './book-walk.ts';
import { creditsFor } from './carbon.ts';

const level = (price: number, quantity: number) => ({ price, quantity });
const OFFERS = [level(18_500, 40), level(18_600, 60), level(18_750, 100)];
const levels = fc
  .array(fc.record({ price: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 100_000 }) }), {
    maxLength: 5,
  })
  .map((all) => all.toSorted((a, b) => a.price - b.price));

describe('the cost of offsetting', () => {
  it.each([
    [12_400, 13, 240_500, 18_500, 0],
    [85_200, 86, 1_595_600, 18_553, 0],
    [250_000, 200, 3_731_000, 18_655, 50],
  ])('of %i thousandths of a tonne is that of %i credits', (tonnes, units, cost, average, missing) => {
    expect(takeUnits(OFFERS, creditsFor(tonnes))).toMatchObject({ units, cost, average, missing });
  });

  it('counts a part of a tonne as a whole credit', () => {
    expect([1, 1_000, 1_001, 2_000].map(creditsFor)).toEqual([1, 1, 2, 2]);
  });

  it('is taken from the best price on, and nothing is lost', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 1_000_000 }), (book, units) => {
        const walk = takeUnits(book, units);
        expect(walk.units + walk.missing).toBe(units);
        expect(walk.cost).toBe(walk.taken.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
        expect(walk.taken.map(({ price }) => price)).toEqual(
          book.slice(0, walk.taken.length).map(({ price }) => price),
        );
      }),
    );
  });

  it('never falls as more is bought', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 100_000 }), (book, units) => {
        expect(takeUnits(book, units + 1).cost).toBeGreaterThanOrEqual(takeUnits(book, units).cost);
      }),
    );
  });
});

describe('the cost of size', () => {
  const SHARES = [level(4_000, 1_000), level(4_010, 2_000)];

  it('walks the levels with whole units that fit', () => {
    const walk = takeValue(SHARES, 8_000_000);
    expect(walk).toMatchObject({ units: 1_997, cost: 7_997_970, average: 4_005, isShort: false });
    expect(walk.taken).toEqual([level(4_000, 1_000), level(4_010, 997)]);
    const middle = middleOf(3_990, 4_000)!;
    expect(middle).toBe(3_995);
    expect(fromMiddle(walk, middle)).toBe(250);
  });

  it('says when the visible book ends before the amount', () => {
    expect(takeValue(SHARES, 20_000_000)).toMatchObject({ units: 3_000, cost: 12_020_000, isShort: true });
    expect(takeValue([], 1_000_000)).toMatchObject({ units: 0, cost: 0, average: null, isShort: true });
  });

  it('never costs more than the amount, nor leaves what one more unit would have cost', () => {
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 1e11 }), (book, value) => {
        const walk = takeValue(book, value);
        expect(walk.cost).toBeLessThanOrEqual(value);
        const all = book.reduce((sum, { quantity }) => sum + quantity, 0);
        if (walk.isShort) expect(walk.units).toBe(all);
        else if (walk.units < all) expect(takeUnits(book, walk.units + 1).cost).toBeGreaterThan(value);
      }),
    );
  });

  it('has no middle where a side is missing', () => {
    expect(middleOf(undefined, 4_000)).toBeNull();
    expect(middleOf(3_990, undefined)).toBeNull();
  });
});
