import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { courseOf, coveredOf, phaseAt, raisedOf, subscriptionOf, trancheState, type Offering } from './offering.ts';

const RESULT = { subscribers: 10, applied: 4_000, covered: 4_000, minimum: 10, ratio: 1_000 };
const tranche = (id: string, closes: string, closesAt: string) => ({
  id,
  name: { en: id, ar: null },
  audience: { en: id, ar: null },
  shares: 1_000,
  opens: '2026-11-16',
  closes,
  closesAt,
  least: 5_000_000,
  step: 1_000_000,
  most: null,
  guaranteed: null,
  result: null,
});
const OFFERING: Offering = {
  code: 'MISK26',
  issuer: { en: 'Misk', ar: null },
  symbol: null,
  isin: null,
  sector: { en: 'Materials', ar: null },
  kind: 'ipo',
  isNewListing: true,
  par: 1_000,
  capital: 10_000,
  offered: 2_000,
  enlarged: null,
  newShares: null,
  soldShares: null,
  priceFrom: 2_000,
  priceTo: 2_100,
  priceFinal: 2_100,
  days: {
    announced: '2026-11-02',
    range: '2026-11-13',
    priced: '2026-11-26',
    allotted: '2026-11-30',
    refunded: '2026-12-03',
    listed: '2026-12-04',
  },
  tranches: [tranche('first', '2026-11-24', '14:00'), tranche('second', '2026-11-25', '12:00')],
  roles: [],
  stabilises: null,
  lockUp: null,
  use: null,
  sharia: null,
  documents: [],
  withdrawn: null,
  changedAt: 0,
};
const at = (day: string, clock: string) => marketInstant(day, clock);
const withResults: Offering = {
  ...OFFERING,
  tranches: OFFERING.tranches.map((one) => ({ ...one, result: RESULT })),
};

describe('the phase of an offering', () => {
  it.each([
    ['2026-11-15', '23:59', 'announced'],
    ['2026-11-16', '00:00', 'open'],
    ['2026-11-24', '14:00', 'open'],
    ['2026-11-25', '11:59', 'open'],
    ['2026-11-25', '12:00', 'closed'],
    ['2026-11-26', '00:00', 'priced'],
    ['2026-11-30', '00:00', 'allotted'],
    ['2026-12-03', '00:00', 'refunded'],
    ['2026-12-04', '00:00', 'trading'],
  ])('on %s at %s is %s', (day, clock, phase) => {
    expect(phaseAt(withResults, at(day, clock))).toBe(phase);
  });

  it('is allotted with a result alone', () => {
    expect(phaseAt(OFFERING, at('2026-12-03', '09:00'))).toBe('priced');
    expect(phaseAt({ ...OFFERING, priceFinal: null }, at('2026-12-03', '09:00'))).toBe('closed');
  });

  it('is withdrawn from that day on, whatever else holds', () => {
    const withdrawn = { ...OFFERING, withdrawn: { on: '2026-11-20', why: null } };
    expect(phaseAt(withdrawn, at('2026-11-19', '10:00'))).toBe('open');
    expect(phaseAt(withdrawn, at('2026-11-20', '10:00'))).toBe('withdrawn');
    expect(phaseAt(withdrawn, at('2027-01-20', '10:00'))).toBe('withdrawn');
  });

  it('without tranches is announced until its shares trade', () => {
    const direct = { ...OFFERING, kind: 'direct' as const, tranches: [] };
    expect(phaseAt(direct, at('2026-12-03', '10:00'))).toBe('announced');
    expect(phaseAt(direct, at('2026-12-04', '10:00'))).toBe('trading');
  });

  it('follows each tranche by itself', () => {
    const states = OFFERING.tranches.map((one) => trancheState(one, at('2026-11-24', '14:00')));
    expect(states).toEqual(['closed', 'open']);
  });
});

describe('an offering', () => {
  it('is covered by all its tranches, once every result is out', () => {
    expect(coveredOf(OFFERING)).toBeNull();
    expect(coveredOf(withResults)).toBe(4_000);
    expect(coveredOf({ tranches: [OFFERING.tranches[0]!, withResults.tranches[1]!] })).toBeNull();
  });

  it('raises its shares at the final price', () => {
    expect(raisedOf(OFFERING)).toBe(4_200_000);
    expect(raisedOf({ offered: 2_000, priceFinal: null })).toBeNull();
  });

  it('takes subscriptions from the first opening to the last closing', () => {
    expect(subscriptionOf(OFFERING)).toEqual({ from: '2026-11-16', to: at('2026-11-25', '12:00') });
    expect(subscriptionOf({ tranches: [] })).toBeNull();
  });

  it('runs in the order of its days, and ends with a withdrawal', () => {
    const steps = (one: Offering) => courseOf(one).map(({ step }) => step);
    expect(steps(OFFERING)).toEqual('announced range opens closes closes priced allotted refunded listed'.split(' '));
    expect(steps({ ...OFFERING, withdrawn: { on: '2026-11-20', why: null } })).toEqual(
      'announced range opens withdrawn refunded'.split(' '),
    );
  });
});
