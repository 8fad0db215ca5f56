import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { Quote } from '#domain/quote.ts';
import type { RightsRow } from '#app/blocks/rights/rights-data.ts';
import { currentRights } from './rights-page.ts';

const DAYS = { ex: '2026-09-29', tradingFrom: null, tradingTo: null, subscribeFrom: null, subscribeTo: null };
const ISSUE = { symbol: 'DSX', rightsSymbol: 'DSXR', days: DAYS, ratio: { units: 1, of: 4 }, issuePrice: 2_500 };
const QUOTES = new Map([['DSX', { last: 4_000, previousClose: 3_900 } as Quote]]);

it.each([
  ['09:00', 1_200],
  ['09:30', 1_500],
])('on the ex-day the price still has the right in it until the pre-opening: %s', (time, theoretical) => {
  const row = { issue: ISSUE } as unknown as RightsRow;
  expect(currentRights(row, QUOTES, marketInstant('2026-09-29', time)).theoretical).toBe(theoretical);
});
