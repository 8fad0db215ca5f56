import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accrual, accruedDays, fullPrice, paymentDates } from './accrual.ts';
import { addDays } from './calendar.ts';

const BOND = { kind: 'bond', issuedOn: '2021-03-15', maturesOn: '2031-03-15', rate: 5_250, paymentsAYear: 2 } as const;

const DAY = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const TERMS = fc.record({
  kind: fc.constantFrom('bond', 'sukuk'),
  issuedOn: DAY,
  years: fc.integer({ min: 1, max: 30 }),
  rate: fc.integer({ min: 1, max: 20_000 }),
  paymentsAYear: fc.constantFrom(1, 2, 3, 4, 6, 12),
});
const ISSUE = TERMS.map(({ years, ...terms }) => ({
  ...terms,
  maturesOn: `${Number(terms.issuedOn.slice(0, 4)) + years}${terms.issuedOn.slice(4).replace('02-29', '02-28')}`,
}));

describe('days of interest', () => {
  // The worked examples of DAYS360 and YEARFRAC in Microsoft's Excel reference.
  it.each([
    ['2011-01-30', '2011-02-01', 1],
    ['2011-01-01', '2011-12-31', 360],
    ['2011-01-01', '2011-02-01', 30],
    ['2012-01-01', '2012-07-30', 209],
  ])('from %s to %s are %i of 360', (from, to, days) => {
    expect(accruedDays(from, to, '30/360')).toEqual({ days, year: 360 });
  });

  it('from 2012-01-01 to 2012-07-30 are 211 of 365', () => {
    expect(accruedDays('2012-01-01', '2012-07-30', 'actual/365')).toEqual({ days: 211, year: 365 });
  });

  it('31 counts as 30 where it follows one', () => {
    expect(accruedDays('2026-01-31', '2026-03-31', '30/360').days).toBe(60);
    expect(accruedDays('2026-01-15', '2026-03-31', '30/360').days).toBe(76);
  });
});

describe('days of payment', () => {
  it('step back from maturity to the issue', () => {
    expect(paymentDates({ issuedOn: '2025-03-15', maturesOn: '2027-03-15', paymentsAYear: 2 })).toEqual([
      '2025-09-15',
      '2026-03-15',
      '2026-09-15',
      '2027-03-15',
    ]);
  });

  it('fall on the last of a month that has no such day', () => {
    expect(paymentDates({ issuedOn: '2025-08-31', maturesOn: '2026-08-31', paymentsAYear: 4 })).toEqual([
      '2025-11-30',
      '2026-02-28',
      '2026-05-31',
      '2026-08-31',
    ]);
  });

  it.each([
    [{ issuedOn: null }],
    [{ maturesOn: null }],
    [{ paymentsAYear: null }],
    [{ paymentsAYear: 0 }],
    [{ paymentsAYear: 5 }],
    [{ maturesOn: '2021-03-15' }],
  ])('are not made up: %j', (over) => {
    expect(paymentDates({ ...BOND, ...over })).toEqual([]);
  });

  it('end at maturity, rise, and are as many as the years have', () => {
    fc.assert(
      fc.property(ISSUE, (issue) => {
        const dates = paymentDates(issue);
        expect(dates.at(-1)).toBe(issue.maturesOn);
        expect(dates).toEqual([...new Set(dates)].sort());
        expect(dates.every((date) => date > issue.issuedOn)).toBe(true);
        const years = Number(issue.maturesOn.slice(0, 4)) - Number(issue.issuedOn.slice(0, 4));
        expect(Math.abs(dates.length - years * issue.paymentsAYear)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what has run up', () => {
  it('is 16.67 on 1,000 at 10 % after two months of 30 days', () => {
    // The worked example of ACCRINT: issued 2008-03-01, settled 2008-05-01, 10 %, par 1,000, basis 0: 16.666667.
    const terms = {
      kind: 'bond',
      issuedOn: '2008-03-01',
      maturesOn: '2018-03-01',
      rate: 10_000,
      paymentsAYear: 2,
    } as const;
    expect(accrual(terms, '2008-05-01')).toEqual({
      by: '30/360',
      since: '2008-03-01',
      on: '2008-05-01',
      nextPayment: '2008-09-01',
      days: 60,
      yearDays: 360,
      perHundred: 1_667,
    });
  });

  it('counts days of the calendar for sukuk', () => {
    expect(accrual({ ...BOND, kind: 'sukuk' }, '2026-11-24')).toMatchObject({
      by: 'actual/365',
      since: '2026-09-15',
      days: 70,
      perHundred: Math.round((5_250 * 70) / 365),
    });
  });

  it('is nothing before the issue, from maturity on, and where the terms do not say', () => {
    expect(accrual(BOND, '2021-03-14')).toBeNull();
    expect(accrual(BOND, '2031-03-15')).toBeNull();
    expect(accrual({ ...BOND, rate: null }, '2026-11-24')).toBeNull();
    expect(accrual({ ...BOND, paymentsAYear: null }, '2026-11-24')).toBeNull();
  });

  it('begins anew at every payment and never exceeds what is paid by more than the count of days explains', () => {
    fc.assert(
      fc.property(ISSUE, fc.nat(10_000), (issue, later) => {
        const on = addDays(issue.issuedOn, later);
        const run = accrual(issue, on);
        if (on >= issue.maturesOn) {
          expect(run).toBeNull();
          return;
        }
        expect(run!.since <= on && on < run!.nextPayment).toBe(true);
        expect(run!.perHundred).toBeGreaterThanOrEqual(0);
        // A quarter of three long months has 92 days of 365; by 30/360 it has at most one day more than its months.
        expect(run!.perHundred).toBeLessThanOrEqual((issue.rate / issue.paymentsAYear) * 1.2 + 1);
        if (on === run!.since) expect(run!.perHundred).toBe(0);
      }),
    );
  });

  it('makes the full price with the net one', () => {
    expect(fullPrice(99_750, { perHundred: 1_667 })).toBe(101_417);
    expect(fullPrice(null, { perHundred: 1_667 })).toBeNull();
    expect(fullPrice(99_750, null)).toBeNull();
  });
});
