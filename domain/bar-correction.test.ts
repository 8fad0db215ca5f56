import { expect, it } from 'vitest';
import { lastFinalDay } from './bar-correction.ts';
import { marketInstant } from './date.ts';

it.each([
  ['2026-11-18', '16:59:59', '2026-11-17'],
  ['2026-11-18', '17:00', '2026-11-18'],
  ['2026-11-01', '09:00', '2026-10-31'],
])('on %s at %s the figures up to %s are final', (day, clock, final) => {
  expect(lastFinalDay(marketInstant(day, clock))).toBe(final);
});
