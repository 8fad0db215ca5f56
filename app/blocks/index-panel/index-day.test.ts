import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { SessionPart } from '#domain/session.ts';
import type { LinePoint } from './day-line.ts';
import { extremesOf, levelText, shareBetween, trueAt, withExtremes, withLatest } from './index-day.ts';

const MINUTE = 60_000;
const END = 300 * MINUTE;
const SESSION: SessionPart[] = [
  { phase: 'pre-opening', from: -30 * MINUTE, to: 0 },
  { phase: 'trading', from: 0, to: END },
];
const points = [
  { at: 0, value: 5_000_000 },
  { at: MINUTE, value: 5_010_000 },
];

describe('the newest level of an index', () => {
  it('takes the place of the one in its minute', () => {
    expect(withLatest(points, { at: MINUTE + 30_000, value: 5_020_000 }, SESSION)).toEqual([
      points[0],
      { at: MINUTE + 30_000, value: 5_020_000 },
    ]);
  });

  it('leaves the day its highest and its lowest, and the level it opened with, when it falls or rises within their minute', () => {
    const told = [5_000_000, 5_020_000, 5_030_000, 5_010_000, 4_990_000, 5_005_000];
    const line = told.reduce<LinePoint[]>(
      (known, value, second) => withLatest(known, { at: second * 1_000, value }, SESSION),
      [],
    );
    expect(line.map(({ value }) => value)).toEqual([5_000_000, 5_030_000, 4_990_000, 5_005_000]);
    expect(withLatest(line, line.at(-1)!, SESSION)).toEqual(line);
  });

  it('keeps the extremes that were seen when the minutes are told anew', () => {
    const seen = [...points, { at: MINUTE + 1_000, value: 5_040_000 }, { at: MINUTE + 2_000, value: 5_010_000 }];
    const anew = [...points, { at: 2 * MINUTE, value: 5_015_000 }];
    expect(withExtremes(anew, seen).map(({ value }) => value)).toEqual([5_000_000, 5_010_000, 5_040_000, 5_015_000]);
    expect(withExtremes(anew, points)).toEqual(anew);
    expect(withExtremes([], seen)).toEqual([]);
    expect(withExtremes(anew, [])).toEqual(anew);
  });

  it('follows in a minute of its own', () => {
    expect(withLatest(points, { at: 2 * MINUTE, value: 5_020_000 }, SESSION)).toHaveLength(3);
  });

  it('is ignored when it is older than the line', () => {
    expect(withLatest(points, { at: 10, value: 1 }, SESSION)).toEqual(points);
    expect(withLatest(points, null, SESSION)).toEqual(points);
  });
});

describe('of when a level is', () => {
  // 2026-11-13 was a Friday, the 16th the Monday after.
  const at = (day: string, time: string) => marketInstant(day, time);
  it.each([
    ['today, in the session', true, true, at('2026-11-16', '11:00'), 'market.asOf'],
    ['today, before the first level, of the last session', true, false, at('2026-11-13', '15:00'), 'home.lastSession'],
    ['today, before the first level, older', true, false, at('2026-11-12', '15:00'), 'home.olderLevel'],
    ['today, where none came since', true, true, at('2026-11-13', '15:00'), 'home.olderLevel'],
    ['after the last session', false, true, at('2026-11-16', '15:00'), 'home.lastSession'],
    ['after the last session, where it brought none', false, false, at('2026-11-13', '15:00'), 'home.olderLevel'],
    ['of which none is known', false, false, null, 'home.lastSession'],
  ] as const)('is told: %s', (_when, isToday, begun, level, text) => {
    expect(levelText({ date: '2026-11-16', isToday, begun }, level)).toBe(text);
  });
});

describe('a level outside of the session', () => {
  it('is no point of the line before the first trade', () => {
    expect(withLatest([], { at: -10 * MINUTE, value: 5_000_000 }, SESSION)).toEqual([]);
    expect(withLatest([], { at: 1, value: 5_000_000 }, SESSION)).toHaveLength(1);
  });

  it('is drawn at the end of the session when it comes after it', () => {
    expect(withLatest(points, { at: END + 20 * MINUTE, value: 5_030_000 }, SESSION).at(-1)).toEqual({
      at: END,
      value: 5_030_000,
    });
  });
});

describe('the day of an index', () => {
  it('opens with its first level and knows its extremes', () => {
    expect(extremesOf(points)).toEqual({ open: 5_000_000, low: 5_000_000, high: 5_010_000 });
    expect(extremesOf([])).toBeNull();
  });

  it('places a value between two ends, and nowhere where they are one', () => {
    expect(shareBetween(0, 10, 4)).toBe(0.4);
    expect(shareBetween(0, 10, 12)).toBe(1);
    expect(shareBetween(5, 5, 5)).toBeNull();
  });
});

describe('the time of a level', () => {
  const friday = { date: '2026-11-20', isToday: false };
  const saturdayNoon = { at: marketInstant('2026-11-21', '12:00') };

  it('is the end of its session when it is told again on a closed day', () => {
    expect(trueAt(friday, saturdayNoon)).toBe(marketInstant('2026-11-20', '15:00'));
  });

  it('is its own on the day itself', () => {
    const at = marketInstant('2026-11-20', '11:30');
    expect(trueAt({ ...friday, isToday: true }, { at })).toBe(at);
    expect(trueAt(friday, { at })).toBe(at);
  });

  it('is the end of the session when it is told again after it, on the day itself too', () => {
    const evening = { at: marketInstant('2026-11-20', '18:20') };
    expect(trueAt({ ...friday, isToday: true }, evening)).toBe(marketInstant('2026-11-20', '15:00'));
  });

  it('is the end of the last session while the day has not begun to trade, whenever it is told again', () => {
    const monday = { date: '2026-11-23', isToday: true };
    const end = marketInstant('2026-11-20', '15:00');
    expect(trueAt(monday, { at: marketInstant('2026-11-23', '09:46') })).toBe(end);
    expect(trueAt(monday, { at: marketInstant('2026-11-23', '10:00') })).toBe(marketInstant('2026-11-23', '10:00'));
  });
});
