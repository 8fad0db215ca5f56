import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isTradingDay } from '#domain/calendar.ts';
import { dividendDates } from '#domain/dividend-dates.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import { corporateYear } from './corporate-year.ts';
import { issuersOf } from './directory.ts';
import { futureContracts, isOpen } from './futures.ts';

const issuers = issuersOf(IDENTITY);
const anIssuer = fc.constantFrom(...issuers);
const aYear = fc.integer({ min: 2015, max: 2030 });

test('interim statements come within 45 days, annual ones within 90', () => {
  fc.assert(
    fc.property(anIssuer, aYear, (issuer, year) => {
      const { results } = corporateYear(issuer, year);
      const ends = [`${year}-03-31`, `${year}-06-30`, `${year}-09-30`, `${year}-12-31`];
      results.forEach((day, at) => {
        expect(day > ends[at]!).toBe(true);
        expect(day <= addDays(ends[at]!, at === 3 ? 90 : 45)).toBe(true);
      });
    }),
  );
});

test('the meeting follows the annual statements, and its invitation comes three weeks before it', () => {
  fc.assert(
    fc.property(anIssuer, aYear, (issuer, year) => {
      const { results, generalMeeting, invitation } = corporateYear(issuer, year);
      expect(generalMeeting > results[3]).toBe(true);
      expect(invitation <= addDays(generalMeeting, -15)).toBe(true);
    }),
  );
});

test('the days of a dividend are trading days in their order', () => {
  fc.assert(
    fc.property(anIssuer, aYear, (issuer, year) => {
      for (const dividend of corporateYear(issuer, year).dividends) {
        const { entitlementDate, exDate, recordDate, paymentDate } = dividend;
        expect([entitlementDate, exDate, recordDate, paymentDate].every((day) => isTradingDay(day))).toBe(true);
        expect(dividendDates(exDate)).toMatchObject({ lastDayToBuy: entitlementDate, recordDate });
        expect(recordDate < paymentDate).toBe(true);
        expect(dividend.amount).toBeGreaterThan(0);
        expect(Number.isInteger(dividend.amount)).toBe(true);
      }
    }),
  );
});

test('a dividend after a split is a part of the one before', () => {
  const split = issuers.find(({ facts }) => facts.splits?.some(({ ratio }) => ratio[0] === 2))!;
  const [before, after] = [2019, 2021].map((year) => corporateYear(split, year).dividends[0]!.amount) as [
    number,
    number,
  ];
  expect(after).toBeLessThan(before);
});

test('three months of futures, and twelve of those on oil, are open on any trading day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
      const day = addDays('2024-01-02', days);
      const open = futureContracts(IDENTITY, day).filter((contract) => isOpen(contract, day));
      expect(open).toHaveLength(isTradingDay(day) ? 24 : open.length);
      expect(new Set(open.map(({ underlying }) => underlying)).size).toBe(5);
    }),
  );
});
