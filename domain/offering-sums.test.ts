import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parityOf } from './dual-parity.ts';
import { listingResult, median } from './listing-result.ts';
import { controlAfter } from './offering-control.ts';
import { GROUP_SIZE, READINESS_GROUPS, questionsOf, readinessOf } from './readiness.ts';
import { reitCover } from './reit-cover.ts';

const MILLION = 1_000_000;

describe('control after an offering', () => {
  it('says who owns what, and who receives the money', () => {
    const held = 300 * MILLION;
    expect(controlAfter({ before: held, held, sold: 60 * MILLION, added: 40 * MILLION, price: 2_000 })).toEqual({
      after: 340 * MILLION,
      heldAfter: 240 * MILLION,
      ownersPart: 70_588,
      publicPart: 29_412,
      toOwners: 120_000 * MILLION,
      toCompany: 80_000 * MILLION,
    });
  });

  it('is not computed where more is sold than is owned', () => {
    expect(controlAfter({ before: 10, held: 5, sold: 6, added: 0, price: 1_000 })).toBeNull();
    expect(controlAfter({ before: 10, held: 11, sold: 0, added: 0, price: 1_000 })).toBeNull();
  });

  it('gives owners less with every new share', () => {
    const shares = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(shares, shares, (before, added) => {
        const part = (more: number) =>
          controlAfter({ before, held: before, sold: 0, added: more, price: 1 })!.ownersPart;
        expect(part(added)).toBeLessThanOrEqual(part(0));
        expect(part(0)).toBe(100_000);
      }),
    );
  });
});

describe('two prices of a share', () => {
  it('are equal within what it costs to move one', () => {
    expect(parityOf(12_400, 980_000, 350)).toEqual({ parity: 12_152, lower: 12_109, upper: 12_195 });
  });
});

describe('a REIT', () => {
  it('covers its distribution, and owes a part of its property', () => {
    expect(reitCover(96, 80, 340, 900)).toEqual({ cover: 1_200, loanToValue: 37_778 });
    expect(reitCover(96, 0, 340, 0)).toEqual({ cover: null, loanToValue: null });
  });
});

describe('the result since listing', () => {
  it('counts dividends in, which the price alone leaves out', () => {
    const traded = [
      { date: '2022-05-02', close: 2_100 },
      { date: '2026-11-18', close: 2_660 },
    ];
    // A dividend of 0.10 at 2.50: the first close is multiplied by 0.96.
    const adjusted = [{ close: 2_016 }, { close: 2_660 }];
    expect(listingResult(traded, adjusted)?.result).toBe(31_940);
    expect(listingResult(traded, traded)?.result).toBe(26_670);
    expect(listingResult([], [])).toBeNull();
  });

  it('has a middle', () => {
    expect([median([5, 1, 3]), median([4, 1, 3, 2]), median([])]).toEqual([3, 3, null]);
  });
});

describe('readiness', () => {
  it('counts each group by itself, and names what is open', () => {
    const answers = { 1: 'yes', 2: 'no', 3: 'yes', 5: 'yes' } as const;
    const [finance, governance] = readinessOf(answers);
    expect(finance).toEqual({ group: 'finance', yes: 2, answered: 3, open: [2, 4] });
    expect(governance).toEqual({ group: 'governance', yes: 1, answered: 1, open: [6, 7, 8] });
  });

  it('asks each question once', () => {
    const all = READINESS_GROUPS.flatMap(questionsOf);
    expect(new Set(all).size).toBe(READINESS_GROUPS.length * GROUP_SIZE);
  });
});
