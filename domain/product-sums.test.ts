import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOwn } from './co-operative.ts';
import { afterFees, costOfFee } from './fund-cost.ts';
import { baseMargin, hedgeOf, leverageTenths, marginDays, movedMoney, type FuturePosition } from './future-margin.ts';
import { contractFairValue, fairValue } from './future-value.ts';

describe('the fair value of a future', () => {
  it('is the underlying with its carry, on the tick', () => {
    const index = (days: number) => fairValue(5_290_550, 3_500, days, 500);
    expect([1, 29, 64].map(index)).toEqual([5_291_000, 5_305_500, 5_323_000]);
    expect(fairValue(10_000, 4_500, 60, 10, [{ amount: 250, days: 30 }])).toBe(9_820);
    expect(fairValue(10_000, 4_500, 20, 10, [{ amount: 250, days: 30 }])).toBe(10_020);
  });

  it('of a contract takes off the dividends that its share still pays, and oil has none', () => {
    const rates = { carry: 3_500, interest: 4_500 };
    const share = { kind: 'share', tick: null } as const;
    const worth = (exDate: string) =>
      contractFairValue(
        share,
        '2026-12-18',
        { date: '2026-10-19', underlying: 10_000, dividends: [{ exDate, amount: 250 }] },
        rates,
      );
    expect(['2026-10-19', '2026-11-18', '2026-12-18', '2026-12-21'].map(worth)).toEqual([10_080, 9_820, 9_820, 10_080]);
    const spot = { date: '2026-11-18', underlying: 5_290_550, dividends: [] };
    const of = (kind: 'index' | 'oil', tick: number) => contractFairValue({ kind, tick }, '2026-12-17', spot, rates);
    expect([of('index', 500), of('oil', 10)]).toEqual([5_305_500, null]);
    expect(contractFairValue(share, '2026-11-17', spot, rates)).toBeNull();
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
  });

  it('are gone by a move of their own size, and a share is not', () => {
    expect(movedMoney(-5_000, 5_000)).toEqual({ long: -100_000, short: 100_000, share: -5_000 });
    expect(movedMoney(15_000, 5_000)).toEqual({ long: 300_000, short: -300_000, share: 15_000 });
    expect(movedMoney(0, 9_000)).toEqual({ long: 0, short: 0, share: 0 });
    expect(movedMoney(-1_000, 9_000).long).toBe(-11_111);
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
