import { describe, expect, it } from 'vitest';
import type { SessionPart } from '#domain/session.ts';
import { dayAxis, hoursOn, isOn, placeOn, sessionAxis } from './session-axis.ts';

/** 20 November 2026, 00:00 in Dubai. */
const MIDNIGHT = Date.UTC(2026, 10, 19, 20);
const at = (hours: number, minutes = 0) => MIDNIGHT + (hours * 60 + minutes) * 60_000;
const SESSION: SessionPart[] = [
  { phase: 'pre-opening', from: at(9, 30), to: at(10) },
  { phase: 'trading', from: at(10), to: at(14, 45) },
  { phase: 'pre-closing', from: at(14, 45), to: at(14, 55) },
  { phase: 'trading-at-last', from: at(14, 55), to: at(15) },
];

describe('the time axis', () => {
  it('gives the session half an hour before and three quarters after it', () => {
    expect(sessionAxis(SESSION)).toEqual({ from: at(9), to: at(15, 45) });
  });

  it('has no session on a closed day', () => {
    expect(sessionAxis([])).toBeNull();
  });

  it('puts noon in the middle of the day', () => {
    expect(placeOn(dayAxis(MIDNIGHT), at(12))).toBe(50);
  });

  it('knows what lies outside of it', () => {
    const axis = { from: at(9), to: at(15, 45) };
    expect(isOn(axis, at(8, 59))).toBe(false);
    expect(isOn(axis, at(15, 45))).toBe(true);
  });

  it('rules a line at every full hour', () => {
    expect(hoursOn({ from: at(9), to: at(15, 45) })).toEqual([9, 10, 11, 12, 13, 14, 15].map((hour) => at(hour)));
  });
});
