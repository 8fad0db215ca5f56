import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownDeals, sumOf, sumsBySecurity } from './deal-sums.ts';

const deals = fc
  .array(
    fc.record({
      symbol: fc.constantFrom('AAA', 'BBB', 'CCC'),
      at: fc.integer({ min: 0, max: 50 }),
      price: fc.integer({ min: 1, max: 90_000 }),
      quantity: fc.integer({ min: 1, max: 9_000_000 }),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((deal, i) => ({ ...deal, id: `d${i}` })));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('the direct deals of a day', () => {
  it('stand newest first, and their securities’ sums are the sum of all', () => {
    fc.assert(
      fc.property(deals, (list) => {
        const shown = shownDeals(list, new Map([['AAA', 'A Company']]));
        expect(shown.map(({ at }) => at)).toEqual(list.map(({ at }) => at).sort((a, b) => b - a));
        const [parts, all] = [sumsBySecurity(shown), sumOf(shown)];
        expect([
          sum(parts.map((part) => part.deals)),
          sum(parts.map((part) => part.volume)),
          sum(parts.map((part) => part.value)),
        ]).toEqual([all.deals, all.volume, all.value]);
        expect(all.value).toBe(sum(list.map(({ price, quantity }) => price * quantity)));
        expect(parts.map(({ value }) => value)).toEqual(parts.map(({ value }) => value).sort((a, b) => b - a));
      }),
    );
  });

  it('have an average price that lies between them, and none where there are none', () => {
    const at = (price: number, quantity: number) => ({ id: `${price}`, symbol: 'AAA', at: 0, price, quantity });
    expect(sumOf(shownDeals([at(2_000, 300), at(2_100, 100)], new Map())).average).toBe(2_025);
    expect(sumOf([]).average).toBeNull();
  });
});
