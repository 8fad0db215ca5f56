import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrice, placeInLimits } from './price-check.ts';
import { isOnTick, priceLimits, tickBands, tickFor } from './tick.ts';

const TODAY = '2026-11-20';
const day = fc.constantFrom('2022-01-03', '2026-04-05', '2026-04-06', TODAY);
const price = fc.integer({ min: 1, max: 40_000 });

describe('a price that a reader would enter', () => {
  it.each([
    [12_340, { isOnTick: true, tick: 20, below: 12_320, above: 12_360 }],
    [12_350, { isOnTick: false, tick: 20, below: 12_340, above: 12_360 }],
    [10_000, { isOnTick: true, tick: 20, below: 9_990, above: 10_020 }],
    [9_995, { isOnTick: false, tick: 10, below: 9_990, above: 10_000 }],
    [1_000, { isOnTick: true, tick: 10, below: 999, above: 1_010 }],
    [1, { isOnTick: true, tick: 1, below: null, above: 2 }],
  ])('of %i thousandths has its step and its neighbours', (entered, check) => {
    expect(checkPrice(entered, TODAY)).toEqual({ price: entered, ...check });
  });

  it('stood on other steps before 6 April 2026', () => {
    expect(checkPrice(12_350, '2026-04-05')).toMatchObject({ isOnTick: true, tick: 50, below: 12_300, above: 12_400 });
  });

  it('has no other price that may be entered between its neighbours', () => {
    fc.assert(
      fc.property(price, day, (entered, on) => {
        const { below, above, isOnTick: stands } = checkPrice(entered, on);
        expect(isOnTick(above, on) && (below === null || isOnTick(below, on))).toBe(true);
        const between = Array.from({ length: above - (below ?? 0) - 1 }, (_, i) => (below ?? 0) + 1 + i);
        expect(between.filter((each) => isOnTick(each, on))).toEqual(stands ? [entered] : []);
      }),
    );
  });

  it('stands within the limits exactly when neither limit is past it', () => {
    const limits = priceLimits(12_000, TODAY);
    expect(placeInLimits(limits.lower, limits)).toBe('within');
    expect(placeInLimits(limits.upper, limits)).toBe('within');
    expect(placeInLimits(checkPrice(limits.lower, TODAY).below!, limits)).toBe('below');
    expect(placeInLimits(checkPrice(limits.upper, TODAY).above, limits)).toBe('above');
  });

  it('takes its step from the band that it lies in', () => {
    fc.assert(
      fc.property(price, day, (entered, on) => {
        const band = tickBands(on).findLast(({ from }) => from <= entered);
        expect(tickFor(entered, on)).toBe(band?.tick);
      }),
    );
  });
});
