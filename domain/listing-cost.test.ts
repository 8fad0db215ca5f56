import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { amountOf, AUTHORITY_CHARGES, debtCost, listingCost, partOf, type ListingCharge } from './listing-cost.ts';

const SCALE: ListingCharge = {
  id: 'scale',
  payer: 'exchange',
  when: 'once',
  kind: 'steps',
  steps: [
    { to: 500_000_000, amount: 30_000 },
    { to: 2_000_000_000, amount: 50_000 },
    { to: null, amount: 100_000 },
  ],
};
const ADVISERS = [10_000_000, 1_250_000, 2_500_000, 1_200_000, 800_000].map((amount, at) => ({ id: `${at}`, amount }));
const PLAN = { capital: 600_000_000, raised: 500_000_000, inKind: false, adviserFees: ADVISERS };

describe('what a listing costs', () => {
  it('adds what authorities, the exchange and advisers charge', () => {
    const { total, shareOfRaised, lines } = listingCost([...AUTHORITY_CHARGES, SCALE], PLAN);
    expect([total, shareOfRaised]).toEqual([15_840_000, 3_168]);
    const paidTo = (payee: string) =>
      lines.filter(({ payer }) => payer === payee).reduce((sum, x) => sum + x.amount, 0);
    expect([paidTo('authority'), paidTo('exchange')]).toEqual([40_000, 50_000]);
  });

  it('takes a rate of the capital with its least amount', () => {
    const rate = exchange.listing.charges.find(({ kind }) => kind === 'rate')!;
    const { total, shareOfRaised, yearly } = listingCost([...AUTHORITY_CHARGES, rate], PLAN);
    expect([total, shareOfRaised, yearly]).toEqual([15_910_000, 3_182, 120_000]);
    expect(amountOf(rate, { capital: 249_999_999, raised: 0 })).toBe(50_000);
    expect(amountOf(rate, { capital: 250_010_000, raised: 0 })).toBe(50_002);
  });

  it('takes the step that the capital reaches, its upper end included', () => {
    const at = (capital: number) => amountOf(SCALE, { capital, raised: 0 });
    expect([500_000_000, 500_000_001, 2_000_000_000, 2_000_000_001].map(at)).toEqual([30_000, 50_000, 50_000, 100_000]);
  });

  it('counts the valuation of assets in kind only where there are any', () => {
    const total = (inKind: boolean) => listingCost(AUTHORITY_CHARGES, { ...PLAN, inKind, adviserFees: [] }).total;
    expect(total(true) - total(false)).toBe(5_000);
  });

  it('has no share of what is raised where nothing is', () => {
    expect(listingCost(AUTHORITY_CHARGES, { ...PLAN, raised: 0 }).shareOfRaised).toBeNull();
  });

  it('is the sum of its lines, whatever the plan', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.boolean(), fc.array(amount), (capital, raised, inKind, fees) => {
        const adviserFees = fees.map((fee, at) => ({ id: `${at}`, amount: fee }));
        const { lines, total } = listingCost([...AUTHORITY_CHARGES, SCALE], { capital, raised, inKind, adviserFees });
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
      }),
    );
  });
});

describe('parts', () => {
  it('of a profit and of the size of an issue', () => {
    expect(partOf(650_000, 6_300_000)).toBe(10_317);
    expect(debtCost(262_000, 500_000_000, 5)).toEqual({ once: 5_240, yearly: 1_048 });
  });
});
