import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filsText } from './exact-text.ts';
import { rightsValue, type RightsQuestion } from './rights.ts';

const questionOf = (price: number, issuePrice: number, units: number, of: number, shares: number): RightsQuestion => ({
  price,
  issuePrice,
  ratio: { units, of },
  shares,
});

describe('the value of rights', () => {
  it('is that of the examples', () => {
    const one = rightsValue(questionOf(4_000, 2_500, 1, 4, 10_000))!;
    expect([one.theoretical, one.right, one.rights]).toEqual([3_700, 1_200, 2_500n]);
    expect(filsText(one.subscribeCost)).toBe('6,250.00');
    expect([one.choices.subscribe.shares, filsText(one.choices.subscribe.worth)]).toEqual([12_500n, '46,250.00']);
    expect([filsText(one.sellProceeds), filsText(one.loss), one.lossPercent]).toEqual(['3,000.00', '3,000.00', 7_500]);
    expect([one.sold, one.subscribed]).toEqual([1_690n, 810n]);
    expect(filsText(one.choices.mixed.cash)).toBe('3.00');

    const two = rightsValue(questionOf(1_870, 1_000, 2, 5, 333))!;
    expect([two.theoretical, two.right, two.rights, two.sold, two.subscribed]).toEqual([1_621, 621, 133n, 83n, 50n]);
    expect([two.subscribeCost, two.sellProceeds, two.loss].map(filsText)).toEqual(['133.00', '82.59', '82.92']);

    const three = rightsValue(questionOf(12_550, 8_500, 1, 8, 1_000))!;
    expect([three.theoretical, three.right, three.rights]).toEqual([12_100, 3_600, 125n]);
    expect([three.subscribeCost, three.sellProceeds, three.loss].map(filsText)).toEqual([
      '1,062.50',
      '450.00',
      '450.00',
    ]);
  });

  it('is none where the issue price is not below the market price', () => {
    expect(rightsValue(questionOf(950, 1_000, 1, 4, 100))).toBeNull();
    expect(rightsValue(questionOf(1_000, 1_000, 1, 4, 100))).toBeNull();
  });

  it('leaves a holder as rich by each choice but that of doing nothing', () => {
    const question = fc.record({
      price: fc.integer({ min: 200, max: 100_000 }),
      part: fc.integer({ min: 100, max: 900 }),
      units: fc.integer({ min: 1, max: 10 }),
      of: fc.integer({ min: 1, max: 20 }),
      shares: fc.integer({ min: 1, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(question, ({ price, part, units, of, shares }) => {
        const issuePrice = Math.floor((price * part) / 1_000);
        const value = rightsValue(questionOf(price, issuePrice, units, of, shares));
        if (value === null) return;
        const { choices, rights, sold, subscribed } = value;
        expect(sold + subscribed).toBe(rights);
        // The proceeds of the sale pay for the subscription; with one right less they would not.
        expect(choices.mixed.cash >= 0n).toBe(true);
        // A rounded theoretical price moves each share by at most half a thousandth; a fraction of a right is lost
        // whole.
        const slack = BigInt(Math.ceil((shares + Number(rights)) / 20)) + BigInt(Math.ceil(value.right / 10)) + 3n;
        for (const choice of ['subscribe', 'sell', 'mixed'] as const) {
          const difference = choices[choice].difference;
          expect(difference < 0n ? -difference : difference, choice).toBeLessThanOrEqual(slack);
        }
        expect(choices.nothing.difference).toBe(-value.loss);
        expect(choices.nothing.kept).toBe(choices.sell.kept);
        expect(choices.subscribe.kept).toBeLessThanOrEqual(100_000);
        expect(choices.subscribe.kept).toBeGreaterThanOrEqual(choices.mixed.kept);
      }),
    );
  });
});
