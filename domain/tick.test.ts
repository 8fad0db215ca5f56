import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnTick, priceLimits, roundToTick, tickFor } from './tick.ts';

const OLD = '2026-04-05';
const NEW = '2026-04-06';
const day = fc.constantFrom('2016-06-01', '2020-06-01', OLD, NEW, '2026-11-20');
const price = fc.integer({ min: 1, max: 2_000_000 });

describe('price steps', () => {
  it.each([
    [999, OLD, 1],
    [1_000, OLD, 10],
    [9_990, OLD, 10],
    [10_000, OLD, 50],
    [10_000, NEW, 20],
    [9_990, NEW, 10],
    [500, NEW, 1],
  ])('a price of %i thousandths on %s moves by %i', (at, on, tick) => expect(tickFor(at, on)).toBe(tick));

  it('rounds to a price that may be entered, in the asked direction and by less than a step', () => {
    fc.assert(
      fc.property(price, day, (at, on) => {
        const [down, nearest, up] = (['down', 'nearest', 'up'] as const).map((way) => roundToTick(at, on, way));
        for (const rounded of [down!, nearest!, up!]) expect(isOnTick(rounded, on)).toBe(true);
        expect(down).toBeLessThanOrEqual(at);
        expect(up).toBeGreaterThanOrEqual(at);
        expect(up! - down!).toBe(isOnTick(at, on) ? 0 : tickFor(at, on));
        expect(Math.abs(nearest! - at)).toBeLessThanOrEqual(tickFor(at, on) / 2);
      }),
    );
  });

  it('moves index futures by half a point', () => {
    expect(tickFor(6_000_000, NEW, 'index-future')).toBe(500);
    expect(roundToTick(6_000_250, NEW, 'nearest', 'index-future')).toBe(6_000_500);
  });
});

describe('daily limits', () => {
  it('lie 15 % above and 10 % below the reference price', () => {
    expect(priceLimits(12_040, '2026-07-02')).toEqual({ lower: 10_840, upper: 13_840 });
    expect(priceLimits(1_000, '2026-07-02')).toEqual({ lower: 900, upper: 1_150 });
  });

  it('were 5 % below from 18 March 2020 to 27 February 2021', () => {
    expect(priceLimits(1_000, '2020-03-17').lower).toBe(900);
    expect(priceLimits(1_000, '2020-03-18').lower).toBe(950);
    expect(priceLimits(1_000, '2021-02-27').lower).toBe(950);
    expect(priceLimits(1_000, '2021-02-28').lower).toBe(900);
  });

  it('lie 5 % to both sides for index futures', () => {
    expect(priceLimits(6_000_000, NEW, 'index-future')).toEqual({ lower: 5_700_000, upper: 6_300_000 });
    expect(priceLimits(68_110, NEW, 'oil-future')).toEqual({ lower: 61_300, upper: 74_920 });
  });

  it('are the outermost prices on a step inside the percentages', () => {
    fc.assert(
      fc.property(price, day, (reference, on) => {
        const { lower, upper } = priceLimits(reference, on);
        const down = on === '2020-06-01' ? 95 : 90;
        expect(isOnTick(lower, on) && isOnTick(upper, on)).toBe(true);
        expect(lower * 100).toBeGreaterThanOrEqual(reference * down);
        expect(upper * 100).toBeLessThanOrEqual(reference * 115);
        expect((lower - tickFor(lower - 1, on)) * 100).toBeLessThan(reference * down);
        expect((upper + tickFor(upper, on)) * 100).toBeGreaterThan(reference * 115);
      }),
    );
  });

  it('do not exist around a price of nothing', () => {
    expect(() => priceLimits(0, NEW)).toThrow(RangeError);
  });
});
