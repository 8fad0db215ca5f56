import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MONEY_MOST } from './inputs.ts';
import { allotment, checkSteps, sharesFor } from './offering.ts';

const RULE = { least: 5_000_000, step: 1_000_000, most: null };
const of = (dirhams: number) => dirhams * 1_000;

describe('the steps of a subscription', () => {
  it.each([
    [5_000, true, null, null],
    [4_999, false, null, 5_000],
    [7_500, false, 7_000, 8_000],
    [20_000, true, null, null],
  ])('take AED %d: %s', (amount, isAccepted, lower, higher) => {
    expect(checkSteps(of(amount), RULE)).toEqual({
      isAccepted,
      lower: lower && of(lower),
      higher: higher && of(higher),
    });
  });

  it('end at the most', () => {
    const rule = { ...RULE, most: of(10_500) };
    expect(checkSteps(of(10_000), rule).isAccepted).toBe(true);
    expect(checkSteps(of(10_500), rule)).toEqual({ isAccepted: false, lower: of(10_000), higher: null });
    expect(checkSteps(of(50_000), rule)).toEqual({ isAccepted: false, lower: of(10_000), higher: null });
  });

  it('name only amounts that are taken', () => {
    const amounts = fc.integer({ min: 1, max: MONEY_MOST });
    const small = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amounts, small, small, fc.option(small), (amount, least, step, room) => {
        const rule = { least, step, most: room === null ? null : least + room };
        const answer = checkSteps(amount, rule);
        for (const next of [answer.lower, answer.higher]) {
          if (next === null) continue;
          expect(checkSteps(next, rule).isAccepted).toBe(true);
          expect(next).not.toBe(amount);
        }
        if (answer.isAccepted) expect([answer.lower, answer.higher]).toEqual([null, null]);
        else expect(answer.lower !== null || answer.higher !== null).toBe(true);
      }),
    );
  });
});

describe('an allotment', () => {
  it('before the price lies between both ends of the range', () => {
    expect([sharesFor(of(20_000), 2_100), sharesFor(of(20_000), 2_000)]).toEqual([9_523n, 10_000n]);
  });

  it.each([
    [20_000, 2_100, 2_000, 9_523n, 2_244n, 471_240n, 1_528_760n],
    [20_000, 2_000, 2_000, 10_000n, 2_260n, 452_000n, 1_548_000n],
    [5_000, 2_100, 2_000, 2_380n, 2_012n, 422_520n, 77_480n],
    [5_000, 2_100, 3_000, 2_380n, 2_380n, 499_800n, 200n],
  ])('of AED %d at %d, minimum %d', (amount, price, minimum, applied, allotted, cost, refund) => {
    expect(allotment(of(amount), price, { minimum, ratio: 3_250 })).toMatchObject({ applied, allotted, cost, refund });
  });

  it('is never more than was applied for, and its cost and refund are the amount', () => {
    const amounts = fc.integer({ min: 1, max: MONEY_MOST / 10 }).map((fils) => fils * 10);
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, price, minimum, ratio) => {
          const { applied, allotted, above, cost, refund } = allotment(amount, price, { minimum, ratio });
          expect(allotted >= 0n && allotted <= applied && above <= applied).toBe(true);
          expect(allotted >= (applied < BigInt(minimum) ? applied : BigInt(minimum))).toBe(true);
          expect(cost + refund).toBe(BigInt(amount / 10));
          expect(refund >= 0n).toBe(true);
        },
      ),
    );
  });
});
