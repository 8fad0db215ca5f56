import fc from 'fast-check';
import { isOnTick, priceLimits } from '#domain/tick.ts';
import { expect, test } from 'vitest';
import { ladderFor, onTick } from './price-ladder.ts';
import { sampleShare } from './sample-instruments.ts';

const SHARE = sampleShare({ symbol: 'ANY' });
const DATES = fc.constantFrom('2019-05-06', '2020-04-06', '2025-11-20', '2026-11-20');

test('a ladder holds every price on a tick inside the limits, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 40_000 }), DATES, (reference, date) => {
      const { prices, lower, upper } = ladderFor(SHARE, reference, date, 'share');
      expect([lower, upper]).toEqual(Object.values(priceLimits(reference, date)));
      for (const [i, price] of prices.entries()) {
        expect(isOnTick(price, date)).toBe(true);
        if (i > 0) expect(onTick(SHARE, prices[i - 1]! + 1, date, 'share', 'up')).toBe(price);
      }
    }),
  );
});

test('an index future has steps of half a point inside five per cent', () => {
  const ladder = ladderFor(sampleShare({ symbol: 'F', tick: 500 }), 5_432_000, '2026-11-20', 'index-future');
  expect(ladder.prices.every((price) => price % 500 === 0)).toBe(true);
  expect(ladder.lower).toBe(5_160_500);
  expect(ladder.upper).toBe(5_703_500);
});

test('rungs are found by price: exactly, below, and nearest', () => {
  const ladder = ladderFor(SHARE, 1_000, '2026-11-20', 'share');
  expect(ladder.at(ladder.rung(1_000))).toBe(1_000);
  expect(ladder.rung(1_004)).toBe(-1);
  expect(ladder.at(ladder.floor(1_009))).toBe(1_000);
  expect(ladder.at(ladder.nearest(1_006))).toBe(1_010);
  expect(ladder.nearest(1)).toBe(0);
  expect(ladder.at(ladder.nearest(9_999))).toBe(ladder.upper);
});
