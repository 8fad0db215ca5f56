import { expect, it } from 'vitest';
import { callPrice, marginAt } from './margin-call.ts';

const PURCHASE = { shares: 10_000, price: 4_000, initial: 50_000, maintenance: 25_000 };

it('a call is made below the price at which the buyer’s part falls under the maintenance margin', () => {
  expect(callPrice(PURCHASE)).toBe(2_667);
  expect(marginAt(PURCHASE, 2_670)).toEqual({ loan: 20_000_000, cushion: 25_094, isCall: false, toRestore: 0 });
  expect(marginAt(PURCHASE, 2_660)).toEqual({ loan: 20_000_000, cushion: 24_812, isCall: true, toRestore: 50_000 });
});

it('a price below the loan leaves less than nothing, and shares paid in full have no call', () => {
  expect(marginAt(PURCHASE, 1_000)).toMatchObject({ cushion: -100_000, isCall: true, toRestore: 12_500_000 });
  expect(callPrice({ ...PURCHASE, initial: 100_000 })).toBe(0);
  expect(marginAt({ ...PURCHASE, initial: 100_000 }, 1)).toMatchObject({ loan: 0, cushion: 100_000, isCall: false });
  expect(callPrice({ ...PURCHASE, maintenance: 100_000 })).toBeNull();
});
