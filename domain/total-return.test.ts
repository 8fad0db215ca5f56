import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatedBasket } from './index-level.ts';
import { dividendPoints, totalReturnDays, totalReturnOver } from './total-return.ts';

const ONE: DatedBasket = {
  index: 'DSXGI',
  from: '2026-03-02',
  divisor: 20_000_000,
  constituents: [{ symbol: 'ONE', freeFloatShares: 500_000_000, capFactor: 0.8 }],
};
const DIVIDEND = { symbol: 'ONE', exDate: '2026-03-03', amount: 250 };
const day = (date: string, close: number) => ({ date, close });

it('a dividend of AED 0.25 on 500 million shares at a factor of 0.8 is 5 points', () => {
  expect(dividendPoints(ONE, [DIVIDEND])).toBe(5_000);
});

it('a dividend of a share that is no constituent is no point', () => {
  expect(dividendPoints(ONE, [{ symbol: 'OTHER', amount: 250 }])).toBe(0);
});

it('the level with dividends rises while the index falls by less than the dividend', () => {
  const days = [day('2026-03-02', 5_200_000), day('2026-03-03', 5_198_000), day('2026-03-04', 5_230_000)];
  expect(totalReturnDays(days, [ONE], [DIVIDEND])).toEqual([
    { date: '2026-03-02', dividendPoints: 0, level: 1_000_000 },
    { date: '2026-03-03', dividendPoints: 5_000, level: 1_000_577 },
    { date: '2026-03-04', dividendPoints: 0, level: 1_006_737 },
  ]);
});

it('over some days it counts from the last close before them, and is not known before the first basket', () => {
  const days = [day('2026-03-02', 5_200_000), day('2026-03-03', 5_198_000), day('2026-03-04', 5_230_000)];
  const over = (from: string) =>
    totalReturnOver({ from, to: '2026-03-04' }, days, { baskets: [ONE], dividends: [DIVIDEND] });
  expect([over('2026-03-03'), over('2026-03-04'), over('2026-03-02')]).toEqual([670, 620, null]);
});

it('an ex-date on a closed day counts on the next trading day, and none counts before the first basket', () => {
  const days = [day('2026-03-01', 5_000_000), day('2026-03-02', 5_200_000), day('2026-03-04', 5_200_000)];
  expect(totalReturnDays(days, [ONE], [DIVIDEND, { ...DIVIDEND, exDate: '2026-03-02' }])).toEqual([
    { date: '2026-03-02', dividendPoints: 0, level: 1_000_000 },
    { date: '2026-03-04', dividendPoints: 5_000, level: 1_000_962 },
  ]);
});

it('without dividends it is the index from 1,000, to a thousandth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100_000, max: 9_000_000 }), { minLength: 1, maxLength: 300 }), (closes) => {
      const days = closes.map((close, at) => day(`2026-03-${10 + at}`, close));
      for (const [at, { level }] of totalReturnDays(days, [ONE], []).entries())
        expect(Math.abs(level - (closes[at]! / closes[0]!) * 1_000_000)).toBeLessThanOrEqual(0.51);
    }),
  );
});
