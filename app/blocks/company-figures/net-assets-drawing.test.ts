import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetAssetDay } from '#domain/net-assets.ts';
import { netAssetsPlot, pointsOf, pricedDays } from './net-assets-drawing.ts';

const day = (at: number, value: number, close: number | null): NetAssetDay => ({
  date: `2026-10-${String(at + 1).padStart(2, '0')}`,
  value,
  close,
  changePercent: null,
  premium: null,
  premiumPercent: null,
});

describe('net assets and prices as a drawing', () => {
  it('keep the newest day, and of several the last price', () => {
    const days = [day(0, 10, 9), day(1, 11, 8), day(2, 12, null), day(3, 13, 7), day(4, 14, null)];
    expect(pointsOf(days, 3)).toEqual([
      { date: '2026-10-01', value: 10, close: 9 },
      { date: '2026-10-03', value: 12, close: 8 },
      { date: '2026-10-05', value: 14, close: 7 },
    ]);
  });

  it('compare prices over the days that had one, and not over a single day', () => {
    expect(pricedDays([day(0, 10, null), day(1, 11, 8), day(2, 12, 9), day(3, 13, null)])).toEqual({
      first: { date: '2026-10-02', close: 8 },
      last: { date: '2026-10-03', close: 9 },
    });
    expect(pricedDays([day(0, 10, null), day(1, 11, 8)])).toBeNull();
  });

  it('stay inside their box, and pass over a day without a price', () => {
    const money = fc.integer({ min: 1, max: 1_000_000 });
    const days = fc.array(fc.tuple(money, fc.option(money)), { minLength: 2, maxLength: 400 });
    fc.assert(
      fc.property(days, (pairs) => {
        const points = pointsOf(pairs.map(([value, close], at) => day(at, value, close)));
        const plot = netAssetsPlot(points);
        const heights = `${plot.values}${plot.closes}`.match(/(?<= )[\d.-]+/g)!.map(Number);
        expect(heights).toHaveLength(points.length + points.filter(({ close }) => close !== null).length);
        for (const height of heights) expect(height >= 0 && height <= 400).toBe(true);
      }),
    );
  });
});
