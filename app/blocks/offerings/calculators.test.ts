import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offering, Tranche } from '#domain/offering.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { myAllotment } from './my-allotment.ts';
import { stepsCheck } from './steps-check.ts';

const RESULT = { subscribers: 100, applied: 40_000, covered: 40_000, minimum: 2_000, ratio: 3_250 };
const name = { en: 'First tranche', ar: null };
const TRANCHE: Tranche = {
  id: 'first',
  name,
  audience: { en: 'Individuals', ar: null },
  shares: 1_000,
  opens: '2026-11-16',
  closes: '2026-11-24',
  closesAt: '14:00',
  least: 5_000_000,
  step: 1_000_000,
  most: null,
  guaranteed: null,
  result: null,
};
const OFFERING = {
  priceFrom: 2_000,
  priceTo: 2_100,
  priceFinal: null,
  withdrawn: null,
  tranches: [TRANCHE],
} as unknown as Offering;
const ALLOTTED: Offering = { ...OFFERING, priceFinal: 2_100, tranches: [{ ...TRANCHE, result: RESULT }] };

const common = { today: '2026-11-18', locale: 'en' } as const;
const allotted = (query: string, offering = OFFERING) =>
  myAllotment({ query: new URLSearchParams(query), offering, source: 'the issuer', ...common });
const steps = (query: string) =>
  stepsCheck({ query: new URLSearchParams(query), usual: { rule: TRANCHE, from: 'the issuer' }, ...common });
const saidBy = (of: CalculatorData | null) => JSON.stringify(of?.answer);

beforeAll(() => registerCatalog('en', english));

describe('an allotment', () => {
  it('is asked for by an amount, not by a tranche alone', () => {
    expect(allotted('tranche=first')).toMatchObject({ hasInput: false, answer: null });
    expect(allotted('amount=', { ...OFFERING, tranches: [] })).toBeNull();
  });

  it('is a range of shares applied for before the result, and no guess', () => {
    const { answer } = allotted('amount=20,000&tranche=first')!;
    expect(answer?.figure).toBe('9,523–10,000');
    expect(answer?.sentences?.join()).toContain('Nobody can say before the result');
  });

  it('is computed line by line once the result is out', () => {
    const { answer } = allotted('amount=20000', ALLOTTED)!;
    expect(answer?.figure).toBe('2,244');
    expect(answer?.working.map(({ result }) => result)).toEqual(['9,523', '2,244', '4,712.40', '15,287.60']);
  });

  it('is not made of an amount that the tranche does not take, nor where the offering was withdrawn', () => {
    expect(allotted('amount=7500', ALLOTTED)?.answer).toMatchObject({ figure: null, working: [] });
    expect(saidBy(allotted('amount=7500', ALLOTTED))).toContain('Choose AED 7,000 or AED 8,000.');
    const withdrawn = { ...OFFERING, withdrawn: { on: '2026-11-17', why: null } };
    expect(saidBy(allotted('amount=5000', withdrawn))).toContain('whole amount is returned');
    const unpriced = { ...OFFERING, priceFrom: null, priceTo: null };
    expect(saidBy(allotted('amount=5000', unpriced))).toContain('has not been announced yet');
  });
});

describe('the figures used to check an amount', () => {
  it('name the issuer for its own terms alone, and the reader for what was typed', () => {
    const from = (query: string) => steps(query).answer?.sources.map((source) => source.from);
    expect(from('amount=7000')).toEqual(['the issuer', 'the issuer']);
    expect(from('amount=7000&step=2000&most=6000')).toEqual(['the issuer', 'Entered by you', 'Entered by you']);
  });
});

describe('what is typed into either', () => {
  it('never makes a figure that is none', () => {
    const typed = fc.oneof(fc.string({ maxLength: 30 }), fc.double().map(String), fc.bigInt().map(String));
    fc.assert(
      fc.property(typed, typed, typed, typed, (amount, least, step, most) => {
        const query = new URLSearchParams({ amount, least, step, most }).toString();
        for (const of of [steps(query), allotted(query), allotted(query, ALLOTTED)])
          expect(saidBy(of) ?? '').not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  it('is the steps of the offering where nothing else is entered', () => {
    expect(saidBy(steps('amount=20000'))).toContain('You can subscribe with AED 20,000.');
    expect(saidBy(steps('amount=20000&least=30000'))).toContain('The next amount up is AED 30,000.');
    expect(steps('amount=much').answer).toBeNull();
    expect(steps('').hasInput).toBe(false);
  });
});
