import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDATED, type CorporateAction } from './corporate-action.ts';
import { dividendYears } from './dividend-history.ts';

const NONE: CorporateAction = {
  id: 'a',
  symbol: 'JIWAN',
  issuer: { en: 'Jiwan', ar: null },
  kind: 'cash-dividend',
  marker: 'confirmed',
  fiscalYear: 2025,
  amountPerShare: 100,
  percentOfPar: null,
  ratio: null,
  ...UNDATED,
};
const action = (given: Partial<CorporateAction>): CorporateAction => ({ ...NONE, ...given });

const ACTIONS = fc.array(
  fc
    .record({
      kind: fc.constantFrom('cash-dividend' as const, 'bonus-shares' as const, 'general-meeting' as const),
      marker: fc.constantFrom('proposed' as const, 'confirmed' as const, 'withdrawn' as const),
      fiscalYear: fc.option(fc.integer({ min: 2018, max: 2026 })),
      amountPerShare: fc.option(fc.integer({ min: 1, max: 2_000 })),
      exDate: fc.option(fc.constantFrom('2019-04-01', '2024-03-12')),
    })
    .map(action),
);

describe('dividends by year', () => {
  it('add up the payments of a year, interim and final', () => {
    const paid = [
      action({ amountPerShare: 150 }),
      action({ amountPerShare: 75, marker: 'proposed' }),
      action({ fiscalYear: 2024, amountPerShare: 200 }),
    ];
    expect(dividendYears(paid)).toEqual([
      { year: 2025, payments: 2, amount: 225, currency: 'AED', proposed: true },
      { year: 2024, payments: 1, amount: 200, currency: 'AED', proposed: false },
    ]);
  });

  it('leave out what was withdrawn, what is no dividend and what has no amount', () => {
    const others = [
      action({ marker: 'withdrawn' }),
      action({ kind: 'bonus-shares' }),
      action({ amountPerShare: null }),
      action({ fiscalYear: null }),
    ];
    expect(dividendYears(others)).toEqual([]);
  });

  it('take the year of the first known day where none is given', () => {
    expect(dividendYears([action({ fiscalYear: null, exDate: '2019-04-01' })])).toMatchObject([{ year: 2019 }]);
  });

  it('lose and invent nothing, in any order', () => {
    fc.assert(
      fc.property(ACTIONS, (actions) => {
        const years = dividendYears(actions);
        const counted = actions.filter(
          ({ kind, marker, amountPerShare, fiscalYear, exDate }) =>
            kind === 'cash-dividend' && marker !== 'withdrawn' && amountPerShare !== null && (fiscalYear ?? exDate),
        );
        const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
        expect(sum(years.map(({ amount }) => amount))).toBe(sum(counted.map(({ amountPerShare }) => amountPerShare)));
        expect(sum(years.map(({ payments }) => payments))).toBe(counted.length);
        expect(years.map(({ year }) => year)).toEqual(
          [...new Set(years.map(({ year }) => year))].sort((a, b) => b - a),
        );
        expect(dividendYears(actions.toReversed())).toEqual(years);
      }),
    );
  });
});
