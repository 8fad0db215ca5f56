import { expect, it } from 'vitest';
import { accrual } from '#domain/accrual.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { DebtTerms } from '#domain/instrument-terms.ts';
import { threeDecimals } from '#domain/number.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadTerms } from './terms.ts';

registerCatalog('en', english);

const TERMS: DebtTerms = {
  kind: 'sukuk',
  issuer: null,
  issuedOn: '2024-03-04',
  maturesOn: '2029-03-04',
  parValue: 1_000_000,
  issueValue: 500_000_000_000,
  units: 500_000,
  rate: 4_750,
  paymentsAYear: 2,
};

/** A site with only what the terms of a sukuk need. */
function siteAt(date: string, time: string): Site {
  const now = marketInstant(date, time);
  const site: unknown = {
    locale: 'en',
    now: () => now,
    today: () => marketDate(now),
    feedStatus: { ages: () => [] },
    store: {
      securities: { find: async () => ({ symbol: 'SUKUK', kind: 'sukuk', currency: 'USD' }) },
      documents: { find: async () => ({ value: TERMS }) },
    },
  };
  return site as Site;
}

// The lists of bonds and sukuk count in the same way (app/data/securities/list.ts).
it.each([
  ['in a Friday’s session, for a trade of that day', '2026-11-20', '11:00', '2026-11-24'],
  ['after its close, for one of Monday', '2026-11-20', '15:00', '2026-11-25'],
  ['on the Sunday, for one of Monday', '2026-11-22', '12:00', '2026-11-25'],
])('what has accrued counts to the settlement date of the next trade: %s', async (_, date, time, settlesOn) => {
  const terms = await loadTerms(siteAt(date, time), 'SUKUK');
  const { perHundred, days } = accrual(TERMS, settlesOn)!;
  const texts = terms!.facts.map(({ text }) => text);
  expect(texts).toContain(threeDecimals(perHundred, { zero: true }));
  expect(texts).toContain(`${days} / 365`);
});
