import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isTradingDay } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { offeringDays } from '#domain/issue-days.ts';
import { OFFERING_PHASES, phaseAt, type Offering } from '#domain/offering.ts';

import { issuersOf } from '../issuers/directory.ts';
import { IDENTITY } from '../fixtures/exchange.ts';
import type { SimulatedOffering } from './known.ts';
import { offeringsBy } from './offerings.ts';

const TODAY = '2026-11-18';
const issuers = new Map(issuersOf(IDENTITY).map((issuer) => [issuer.symbol, issuer]));
const by = (day: string) =>
  offeringsBy(day, {
    issuer: (symbol) => issuers.get(symbol),
    closeBy: (symbol) => Math.round((issuers.get(symbol)?.facts.base ?? 1) * 1_000),
  });
/** For the rule of phases, which only needs to have the prices, not their values. */
const phaseOf = (offering: SimulatedOffering, day: string, at = '11:30') =>
  phaseAt({ ...offering, priceFinal: offering.final } as unknown as Offering, marketInstant(day, at));
const days = fc.integer({ min: 0, max: 500 }).map((after) => addDays('2026-06-01', after));

describe('the offerings of the embedded exchange', () => {
  it('are on the day of the journeys one open, one announced, four past and one withdrawn', () => {
    const offered = by(TODAY).filter(({ kind }) => kind !== 'direct');
    const phases = offered.map((offering) => phaseOf(offering, TODAY)).toSorted();
    expect(phases).toEqual(['announced', 'open', 'trading', 'trading', 'trading', 'trading', 'withdrawn']);
  });

  it('go through every phase as a year passes', () => {
    const seen = new Set<string>();
    for (let after = 0; after < 365; after += 1) {
      const day = addDays(TODAY, after);
      for (const offering of by(day)) for (const at of ['09:00', '13:00']) seen.add(phaseOf(offering, day, at));
    }
    expect(seen).toEqual(new Set(OFFERING_PHASES));
  });

  it('have a code of their own each', () => {
    const codes = by('2029-11-18').map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('hold their sums on any day', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const offering of by(day)) {
          const { code, capital, offered, tranches, newShares, soldShares, enlarged } = offering;
          if (offered === null) continue;
          expect(offered <= capital && Number.isInteger(offered), code).toBe(true);
          expect((newShares ?? 0) + (soldShares ?? 0), code).toBe(offered);
          if (enlarged) expect(enlarged.shares < offered, code).toBe(true);
          if (tranches.length === 0) continue;
          expect(
            tranches.reduce((sum, { shares }) => sum + shares, 0),
            code,
          ).toBe(offered);
          for (const { shares, result, guaranteed } of tranches) {
            expect(shares > 0, code).toBe(true);
            if (!result) continue;
            const { subscribers, applied, covered, minimum, ratio } = result;
            const allotted = subscribers * minimum + Math.floor(((applied - subscribers * minimum) * ratio) / 100_000);
            expect(allotted <= shares && allotted <= applied, code).toBe(true);
            expect(applied >= subscribers * minimum && ratio <= 100_000, code).toBe(true);
            expect(minimum <= (guaranteed ?? 0), code).toBe(true);
            expect(Math.abs(covered - (applied * 1_000) / shares) <= 0.5, code).toBe(true);
          }
        }
      }),
    );
  });

  it('tell nothing of later days, and run in their order on trading days', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { code, days: own, tranches, range, final, withdrawn, changed } of by(day)) {
          const order = [own.announced, own.range, ...tranches.map(({ opens }) => opens)];
          const after = [...tranches.map(({ closes }) => closes), own.priced, own.allotted, own.refunded, own.listed];
          const all = [...order, ...after.toSorted()].filter((one) => one !== null);
          expect(all, code).toEqual(all.toSorted());
          for (const one of all) if (one !== own.listed) expect(isTradingDay(one), `${code} ${one}`).toBe(true);
          expect(changed <= day, code).toBe(true);
          if (range) expect(own.range === null || own.range <= day, code).toBe(true);
          if (final !== null) {
            expect(own.priced! <= day && final >= range!.from && final <= range!.to, code).toBe(true);
          }
          if (tranches.some(({ result }) => result)) expect(own.allotted! <= day && final !== null, code).toBe(true);
          if (withdrawn) expect(withdrawn.on <= day && final === null, code).toBe(true);
        }
      }),
    );
  });
});

describe('the calendar of a simulated year', () => {
  const year = Array.from({ length: 365 }, (_, after) => addDays('2026-06-01', after));
  const asGiven = (simulated: SimulatedOffering) => simulated as unknown as Offering;

  it('has the days of each offering in their order, each step once for each tranche or for all', () => {
    for (const day of year)
      for (const simulated of by(day)) {
        const days = offeringDays(asGiven(simulated), day);
        const on = days.map((each) => each.on);
        expect(on, simulated.code).toEqual(on.toSorted());
        const closing = days.filter(({ step }) => step === 'closes');
        const named = closing.flatMap(({ tranches }) => tranches.map(({ id }) => id));
        expect(new Set(named).size, simulated.code).toBe(named.length);
        if (simulated.withdrawn !== null) {
          expect(on.every((each) => each <= simulated.withdrawn!.on)).toBe(true);
          continue;
        }
        // Either one closing for all tranches, or a separate one for each.
        if (closing.length > 1) expect(named.length, simulated.code).toBe(simulated.tranches.length);
        else expect(named, simulated.code).toEqual([]);
        expect(new Set(closing.map(({ on: last, clock }) => `${last} ${clock}`)).size).toBe(closing.length);
      }
  });

  it('forgets no day that came, and takes nothing that came for planned', () => {
    let before = new Set<string>();
    for (const day of year) {
      const come = by(day).flatMap((simulated) =>
        offeringDays(asGiven(simulated), day)
          .filter(({ on }) => on <= day)
          .map(({ step, on, isCertain }) => `${simulated.code} ${step} ${on} ${isCertain}`),
      );
      expect(come.every((each) => each.endsWith('true'))).toBe(true);
      expect(
        [...before].filter((each) => !come.includes(each)),
        day,
      ).toEqual([]);
      before = new Set(come);
    }
  });
});
