import { expect, it } from 'vitest';
import { paymentDates } from '#domain/accrual.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { daysOfYear } from './facts.ts';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

const daysFor = (maturesOn: string, paymentsAYear: number, issuedOn = '2021-08-31') =>
  daysOfYear(paymentDates({ issuedOn, maturesOn, paymentsAYear }), 'en');

it.each(LOCALE_CODES)(
  'an issue that pays twice a year at month ends has two days, one the end of February (%s)',
  (locale) => {
    const dates = paymentDates({ issuedOn: '2021-08-31', maturesOn: '2031-08-31', paymentsAYear: 2 });
    const [first, second, ...others] = daysOfYear(dates, locale)!.split(/, |، /);
    expect(first).toBe(textOf(locale)('terms.endOfFebruary'));
    expect([second, others]).toEqual([expect.stringContaining('31'), []]);
  },
);

it('other days recur as they are, in the order of the year', () => {
  expect(daysFor('2031-08-31', 4)).toBe('end of Feb, 31 May, 31 Aug, 30 Nov');
  expect(daysFor('2031-09-15', 2)).toBe('15 Mar, 15 Sep');
  // No leap year is among them.
  expect(daysFor('2027-08-31', 2, '2025-08-31')).toBe('28 Feb, 31 Aug');
  expect(daysOfYear([], 'en')).toBeNull();
});
