import { expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { pricedDay } from './priced-day.ts';

const at = marketInstant('2026-11-18', '11:00');

it('the price of a security without a trade in the session is of the session before', () => {
  expect(pricedDay({ last: null, lastAt: null, at })).toBe('2026-11-17');
  expect(pricedDay({ last: 1_000, lastAt: at, at })).toBe('2026-11-18');
  expect(pricedDay({ last: 1_000, lastAt: marketInstant('2026-11-16', '11:00'), at })).toBe('2026-11-16');
});
