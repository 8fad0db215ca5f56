import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CALENDAR, isTradingDay } from './calendar.ts';
import { marketDate, marketInstant } from './date.ts';
import {
  abilitiesAt,
  abilityHoldsUntil,
  closesAround,
  continuousHours,
  lastClose,
  nextAbilitiesChange,
  nextPhaseChange,
  phaseAt,
  sessionOn,
  statusOf,
} from './session.ts';

const FRIDAY = '2026-11-20';
const at = (clock: string, date = FRIDAY): number => marketInstant(date, clock);
const instant = fc.integer({ min: Date.UTC(2016, 0, 1), max: Date.UTC(2030, 0, 1) });

describe('phases of the trading day', () => {
  it.each([
    ['00:00', 'closed', 'closed'],
    ['09:29:59', 'closed', 'closed'],
    ['09:30', 'pre-opening', 'preopen'],
    ['09:59:59', 'pre-opening', 'preopen'],
    ['10:00', 'trading', 'open'],
    ['14:44:59', 'trading', 'open'],
    ['14:45', 'pre-closing', 'preclose'],
    ['14:55', 'trading-at-last', 'open'],
    ['14:59:59', 'trading-at-last', 'open'],
    ['15:00', 'closed', 'closed'],
    ['23:59:59', 'closed', 'closed'],
  ])('at %s it is %s, shown as %s', (clock, phase, status) => {
    expect(phaseAt(at(clock))).toBe(phase);
    expect(statusOf(phaseAt(at(clock)))).toBe(status);
  });

  it('is closed all day on weekends and holidays', () => {
    for (const date of ['2026-11-21', '2026-12-02', '2026-05-26']) {
      expect(phaseAt(at('11:00', date))).toBe('closed');
      expect(sessionOn(date)).toEqual([]);
    }
  });

  it('lists the session without holes', () => {
    const parts = sessionOn(FRIDAY);
    expect(parts.map((part) => part.phase)).toEqual(['pre-opening', 'trading', 'pre-closing', 'trading-at-last']);
    expect(parts[0]?.from).toBe(at('09:30'));
    expect(parts.at(-1)?.to).toBe(at('15:00'));
    parts.slice(1).forEach((part, i) => expect(part.from).toBe(parts[i]?.to));
  });

  it('is of one piece where there are no auctions, on the next day with trading where the asked one has none', () => {
    expect(continuousHours(FRIDAY)).toEqual({ from: at('10:00'), to: at('15:00') });
    expect(continuousHours('2026-11-21').from).toBe(at('10:00', '2026-11-23'));
  });

  it('says when the next phase begins', () => {
    expect(nextPhaseChange(at('10:00'))).toEqual({ at: at('14:45'), phase: 'pre-closing' });
    expect(nextPhaseChange(at('14:57'))).toEqual({ at: at('15:00'), phase: 'closed' });
    expect(nextPhaseChange(at('15:00'))).toEqual({ at: at('09:30', '2026-11-23'), phase: 'pre-opening' });
    expect(nextPhaseChange(at('12:00', '2026-12-01'))).toEqual({ at: at('14:45', '2026-12-01'), phase: 'pre-closing' });
    expect(nextPhaseChange(at('16:00', '2026-12-01'))).toEqual({ at: at('09:30', '2026-12-04'), phase: 'pre-opening' });
  });

  it('says when trading last ended', () => {
    expect(lastClose(at('15:00'))).toBe(at('15:00'));
    expect(lastClose(at('14:59:59'))).toBe(at('15:00', '2026-11-19'));
    expect(lastClose(at('12:00', '2026-11-22'))).toBe(at('15:00'));
    expect(lastClose(at('09:00', '2026-12-04'))).toBe(at('15:00', '2026-12-01'));
  });

  it('tells a page the closes that it may live to see', () => {
    expect(closesAround(at('12:00', '2026-11-30'), 2)).toEqual([
      at('15:00', '2026-11-27'),
      at('15:00', '2026-11-30'),
      at('15:00', '2026-12-01'),
    ]);
    expect(closesAround(at('16:00', '2026-12-01'), 1)[0]).toBe(at('15:00', '2026-12-01'));
  });

  it('keeps its phase from one change to the next', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const next = nextPhaseChange(now);
        expect(next.at).toBeGreaterThan(now);
        expect(phaseAt(next.at)).toBe(next.phase);
        expect(phaseAt(next.at - 1)).toBe(phaseAt(now));
      }),
    );
  });

  it('agrees with the list of the day at every instant', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const part = sessionOn(marketDate(now)).find(({ from, to }) => now >= from && now < to);
        expect(phaseAt(now, DEFAULT_CALENDAR)).toBe(part?.phase ?? 'closed');
        if (part) expect(isTradingDay(marketDate(now))).toBe(true);
      }),
    );
  });
});

describe('what an investor can do', () => {
  it.each([
    ['09:40', true, 'yes', true, 'auction'],
    ['09:54:59', true, 'yes', true, 'auction'],
    ['09:55', true, 'yes', false, 'auction'],
    ['10:00', true, 'yes', true, 'continuous'],
    ['14:52:59', true, 'yes', true, 'auction'],
    ['14:53', false, 'improve-only', false, 'auction'],
    ['14:55', true, 'yes', true, 'close-price'],
    ['15:00', false, 'no', false, 'none'],
  ])('at %s: enter %s, amend %s, cancel %s, matching %s', (clock, enter, amend, cancel, matching) => {
    expect(abilitiesAt(at(clock))).toEqual({ enter, amend, cancel, matching });
  });

  it('stays the same until the next change of it', () => {
    expect(nextAbilitiesChange(at('09:40'))).toBe(at('09:55'));
    expect(nextAbilitiesChange(at('09:55'))).toBe(at('10:00'));
    expect(nextAbilitiesChange(at('14:50'))).toBe(at('14:53'));
    fc.assert(
      fc.property(instant, (now) => {
        const next = nextAbilitiesChange(now);
        expect(next).toBeGreaterThan(now);
        expect(abilitiesAt(next - 1)).toEqual(abilitiesAt(now));
      }),
    );
  });

  it.each([
    ['enter', '09:40', '14:53'],
    ['amend', '14:53', '14:55'],
    ['cancel', '09:40', '09:55'],
    ['cancel', '09:55', '10:00'],
    ['cancel', '10:00', '14:53'],
    ['matching', '14:50', '14:55'],
  ] as const)('%s at %s stands until %s, whatever else changes before', (ability, clock, until) => {
    expect(abilityHoldsUntil(ability, at(clock))).toBe(at(until));
  });

  it('stands one by one until it changes, over nights and holidays', () => {
    const ability = fc.constantFrom('enter', 'amend', 'cancel', 'matching' as const);
    fc.assert(
      fc.property(instant, ability, fc.double({ min: 0, max: 0.999, noNaN: true }), (now, each, share) => {
        const until = abilityHoldsUntil(each, now);
        const between = now + Math.floor((until - now) * share);
        expect(abilitiesAt(between)[each]).toBe(abilitiesAt(now)[each]);
        expect(abilitiesAt(until)[each]).not.toBe(abilitiesAt(now)[each]);
      }),
    );
  });

  it('is nothing while the market is closed', () => {
    fc.assert(
      fc.property(instant, (now) => {
        expect(abilitiesAt(now).matching === 'none').toBe(phaseAt(now) === 'closed');
      }),
    );
  });
});
