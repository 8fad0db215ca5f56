import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filsText } from './exact-text.ts';
import { MONEY_MOST } from './inputs.ts';
import { tradeCost, type FeeLine } from './trade-cost.ts';

const LIST: FeeLine[] = [
  { id: 'broker', rate: 125, least: 30_000, taxed: true },
  { id: 'market', rate: 50, least: 20_000, taxed: true },
  { id: 'depository', rate: 50, least: 10_000, taxed: true },
  { id: 'regulator', rate: 50, least: 5_000, taxed: true },
];
const cost = (dirhams: number) => tradeCost(dirhams * 1_000, LIST, 5_000);
const value = fc.integer({ min: 1, max: MONEY_MOST });

describe('what a trade costs', () => {
  it('of 10,000 is the least amounts, with VAT', () => {
    const { lines, fees, vat, total, ofValue, breakEven } = cost(10_000);
    expect(lines.map(({ amount }) => filsText(amount))).toEqual(['30.00', '20.00', '10.00', '5.00']);
    expect(lines.map(({ isLeast }) => isLeast)).toEqual([true, true, true, false]);
    expect([fees, vat, total].map(filsText)).toEqual(['65.00', '3.25', '68.25']);
    expect([ofValue, breakEven]).toEqual([683, 1_365]);
  });

  it('of 100,000 is by the rates', () => {
    const { lines, fees, vat, total, breakEven } = cost(100_000);
    expect(lines.map(({ amount }) => filsText(amount))).toEqual(['125.00', '50.00', '50.00', '50.00']);
    expect([fees, vat, total].map(filsText)).toEqual(['275.00', '13.75', '288.75']);
    expect(breakEven).toBe(578);
  });

  it('leaves VAT off what bears none', () => {
    const untaxed = LIST.map((line) => ({ ...line, taxed: line.id === 'broker' }));
    expect(filsText(tradeCost(100_000_000, untaxed, 5_000).vat)).toBe('6.25');
  });

  it('is never less for a larger value, nor below the least amounts', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((each) => tradeCost(each, LIST, 5_000));
        expect(small!.total <= large!.total).toBe(true);
        expect(small!.fees >= 6_500n).toBe(true);
        expect(large!.total).toBe(large!.fees + large!.vat);
      }),
    );
  });
});
