import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { nothingYet } from './nothing-yet.ts';

const FRIDAY = '2026-11-20';
const SUNDAY = '2026-11-22';

it.each([
  ['before the opening', FRIDAY, '09:00', 'home.movers.emptyClosed'],
  ['in the opening auction', FRIDAY, '09:45', 'home.movers.empty'],
  ['in trading', FRIDAY, '11:30', 'home.movers.none.active'],
  ['in the closing auction', FRIDAY, '14:50', 'home.movers.none.active'],
  ['after the close', FRIDAY, '15:00', 'home.movers.emptyClosed'],
  ['on a Sunday', SUNDAY, '11:30', 'home.movers.emptyClosed'],
])('a board without prices promises what the hour can keep: %s', (_, date, time, text) => {
  expect(nothingYet(marketInstant(date, time))).toBe(text);
});
