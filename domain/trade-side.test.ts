import { expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import { tradedHow } from './trade-side.ts';

const at = (time: string, ms = 0) => marketInstant('2026-11-20', time) + ms;

it.each([
  ['the opening auction', 'auction', at('10:00'), 'auction'],
  ['the closing auction, in the second in which it ends', 'auction', at('14:55', 400), 'auction'],
  ['trading at last', 'auction', at('14:55', 26_116), 'atLast'],
  ['trading at last, at its end', 'auction', at('15:00'), 'atLast'],
  ['a buyer in the session', 'buy', at('11:00'), 'buy'],
  ['a seller in trading at last', 'sell', at('14:57'), 'sell'],
] as const)('%s', (_when, side, instant, how) => {
  expect(tradedHow({ side, at: instant })).toBe(how);
});
