import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isTradingDay } from '#domain/calendar.ts';
import { RETIREMENT_PURPOSES, tonnesOf } from '#domain/carbon.ts';
import { CREDITS } from './carbon.ts';
import { retiredBy, retirementsOf } from './carbon-retirements.ts';

const TODAY = '2026-11-18';
/** Covers the life of the pilot and a year of the simulated market after it. */
const days = fc.integer({ min: 0, max: 1_200 }).map((after) => addDays('2024-11-01', after));
const credits = fc.constantFrom(...CREDITS);

describe('retirements of the embedded exchange', () => {
  it('add up to what is retired on any day, and leave something to buy', () => {
    fc.assert(
      fc.property(credits, days, (credit, day) => {
        const retired = retiredBy(credit, day);
        expect(tonnesOf(retirementsOf(credit, day))).toBe(retired);
        expect(credit.listedCredits - retired).toBeGreaterThan(0);
      }),
    );
  });

  it('are never taken back, and come on trading days after the listing', () => {
    fc.assert(
      fc.property(credits, days, (credit, day) => {
        const [before, after] = [retirementsOf(credit, day), retirementsOf(credit, addDays(day, 1))];
        expect(after.slice(0, before.length)).toEqual(before);
        expect(before.every(({ on }) => on > credit.listed && on <= day && isTradingDay(on))).toBe(true);
      }),
    );
  });

  it('have serials that follow each other without a gap, as many as tonnes', () => {
    for (const credit of CREDITS) {
      let next = 1;
      for (const { serialFrom, serialTo, tonnes } of retirementsOf(credit, TODAY)) {
        expect(Number(serialFrom.split('-').at(-1))).toBe(next);
        next += tonnes;
        expect(Number(serialTo.split('-').at(-1))).toBe(next - 1);
      }
      expect(next - 1).toBe(retiredBy(credit, TODAY));
    }
  });

  it('are for every purpose, and a few owners are not named', () => {
    const all = CREDITS.flatMap((credit) => retirementsOf(credit, TODAY));
    expect(new Set(all.map(({ purpose }) => purpose))).toEqual(new Set(RETIREMENT_PURPOSES));
    const unnamed = all.filter(({ owner }) => owner === null).length;
    expect(unnamed).toBeGreaterThan(0);
    expect(unnamed).toBeLessThan(all.length / 2);
  });
});
