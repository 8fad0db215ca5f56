import { describe, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { FEDERAL_CONDITIONS } from './federal-conditions.ts';
import type { ListingCondition } from './listing-condition.ts';
import { findingOf, UNKNOWN_COMPANY, type CompanyFacts } from './market-fit.ts';

/** A company with the measured value, and a market cap that keeps the condition or eases it. */
function measuring(condition: ListingCondition, measured: number, value: number | null): CompanyFacts {
  const parts = { capital: 100_000, equity: measured, profit: measured };
  const facts: Partial<Record<ListingCondition['subject'], Partial<CompanyFacts>>> = {
    capital: { capital: measured },
    'equity-to-capital': parts,
    profit: parts,
    'audited-years': { years: measured },
    shareholders: { holders: measured },
    'offer-share': { offer: measured },
    'free-float': { offer: measured },
    'local-offer': { offer: measured },
    'public-part': { publicPart: measured },
    'market-cap': { value: measured },
  };
  return { ...UNKNOWN_COMPANY, value, ...facts[condition.subject] };
}

const TESTED = [...FEDERAL_CONDITIONS, ...exchange.listing.conditions].filter(
  ({ subject, value, mark }) => subject !== 'other' && value !== null && mark !== 'note',
);

describe('every threshold, one above and one below', () => {
  it.each(TESTED.map((condition) => [condition.id, condition] as const))('%s', (_id, condition) => {
    const { value, upper, operator, eased } = condition;
    const outcome = (measured: number, size: number | null = null) =>
      findingOf(condition, measuring(condition, measured, size)).outcome;
    const around = [value! - 1, value!, value! + 1].map((measured) => outcome(measured));
    expect(around).toEqual(operator === 'at-most' ? ['holds', 'holds', 'fails'] : ['fails', 'holds', 'holds']);
    if (upper) expect([upper - 1, upper, upper + 1].map((it) => outcome(it))).toEqual(['holds', 'holds', 'fails']);
    if (eased) {
      const easedAt = (size: number) => outcome(eased.value, size);
      expect([eased.above - 1, eased.above, eased.above + 1].map(easedAt)).toEqual(['fails', 'fails', 'holds']);
      expect(outcome(eased.value - 1, eased.above + 1)).toBe('fails');
    }
  });

  it('a share that falls short by less than can be written falls short', () => {
    const profit = FEDERAL_CONDITIONS.find(({ id }) => id === 'pjsc-profit')!;
    const outcome = (earned: number) =>
      findingOf(profit, { ...UNKNOWN_COMPANY, capital: 900_000_000, profit: earned }).outcome;
    expect([89_999_999, 90_000_000].map(outcome)).toEqual(['fails', 'holds']);
  });
});
