import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOwn } from './co-operative.ts';
import { afterFees, costOfFee } from './fund-cost.ts';
import { baseMargin, hedgeOf, leverageTenths, marginDays, type FuturePosition } from './future-margin.ts';
import { fairValue } from './future-value.ts';

describe('the fair value of a future', () => {
  it('is the underlying with its carry, on the tick', () => {
    const index = (days: number) => fairValue(5_290_550, 3_500, days, 500);
    expect([1, 29, 64].map(index)).toEqual([5_291_000, 5_305_500, 5_323_000]);
    expect(fairValue(10_000, 4_500, 60, 10, [{ amount: 250, days: 30 }])).toBe(9_820);
    expect(fairValue(10_000, 4_500, 20, 10, [{ amount: 250, days: 30 }])).toBe(10_020);
  });
});

const POSITION: FuturePosition = {
  size: 10,
  contracts: 2,
  side: 'long',
  entry: 5_300_000,
  deposit: 6_000_000,
  margin: 5_000,
  callBelow: 100,
};

describe('margins', () => {
  it('of a contract are rounded up to a whole unit', () => {
    expect(baseMargin(14_280, 100, 7_000)).toBe(100_000);
    expect(baseMargin(4_632_000, 10, 5_000)).toBe(2_316_000);
    expect(baseMargin(68_100, 100, 9_000)).toBe(613_000);
    expect(leverageTenths(5_300_000, 10, 5_000)).toBe(200);
  });

  it('are settled each day, with a call where too little is left', () => {
    const days = marginDays(POSITION, [5_305_500, 5_262_000, 5_250_000, 5_290_500]);
    const rows = days.map(({ variation, balance, required, call, after }) =>
      [variation, balance, required, call, after].map((thousandths) => thousandths / 1_000),
    );
    expect(rows).toEqual([
      [110, 6_110, 5_306, 0, 6_110],
      [-870, 5_240, 5_262, 22, 5_262],
      [-240, 5_022, 5_250, 228, 5_250],
      [810, 6_060, 0, 0, 6_060],
    ]);
  });

  it('sum up to the move of the price, whatever happens on the way, and a seller gains what a buyer loses', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 9 }), price, (settlements, entry) => {
        const sum = (side: 'long' | 'short') =>
          marginDays({ ...POSITION, entry, side }, settlements).reduce((all, { variation }) => all + variation, 0);
        expect(sum('long')).toBe((settlements.at(-1)! - entry) * 20);
        expect(sum('long') + sum('short')).toBe(0);
      }),
    );
  });

  it('cover a holding in whole contracts', () => {
    expect(hedgeOf(12_350, 100)).toEqual({ contracts: 123, left: 50 });
    expect(hedgeOf(99, 100)).toEqual({ contracts: 0, left: 99 });
  });
});

describe('a fee over years', () => {
  it('costs more than it looks', () => {
    const after = (fee: number) => afterFees(100_000, 7_000, fee, 10);
    expect([0, 500, 1_200].map(after)).toEqual([196_715, 187_098, 174_344]);
    expect(costOfFee(100_000, 7_000, 1_200, 10)).toBe(22_371);
  });
});

describe('shares of a co-operative', () => {
  it('may be owned by its six answers', () => {
    const citizen = (member: boolean | null, account: boolean | null) =>
      ({ class: 'citizen', member, account }) as const;
    expect(mayOwn(citizen(true, true), true)).toBe('may-buy');
    expect(mayOwn(citizen(true, false), true)).toBe('open-account');
    expect(mayOwn(citizen(false, true), true)).toBe('become-member');
    for (const owner of ['gcc', 'other'] as const) {
      expect(mayOwn({ class: owner, member: true, account: true }, true)).toBe('may-not');
      expect(mayOwn({ class: owner, member: null, account: null }, false)).toBe('ask');
    }
    expect(mayOwn({ class: null, member: true, account: true }, true)).toBe('all');
    expect(mayOwn(citizen(null, true), true)).toBe('all');
    expect(mayOwn(citizen(true, null), true)).toBe('all');
  });
});
