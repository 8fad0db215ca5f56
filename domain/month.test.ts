import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, HOLIDAYS, holidayOn, isTradingDay } from './calendar.ts';
import { closuresWithin, daysOfMonth, monthOf, monthsFrom, parseMonth, weeksOfMonth } from './month.ts';

const month = fc.integer({ min: 0, max: 360 }).map((n) => monthsFrom('2010-01', n)!);

describe('a month', () => {
  it('is one of those whose days are known, and nothing else', () => {
    expect(['2026-11', '2010-01', '2040-12'].map(parseMonth)).toEqual(['2026-11', '2010-01', '2040-12']);
    expect(['2026-13', '2026-1', '2009-12', '2041-01', '', '2026-11-01'].map(parseMonth)).toEqual(Array(6).fill(null));
  });

  it('leads on and back, and ends where nothing is known', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -20, max: 20 }), (from, n) => {
        const to = monthsFrom(from, n);
        if (to !== null) expect(monthsFrom(to, -n)).toBe(from);
      }),
    );
    expect([monthsFrom('2040-12', 1), monthsFrom('2010-01', -1), monthsFrom('2025-12', 1)]).toEqual([
      null,
      null,
      '2026-01',
    ]);
  });

  it('has weeks of five days that hold every trading day of it once', () => {
    fc.assert(
      fc.property(month, (of) => {
        const days = weeksOfMonth(of).flat();
        expect(
          weeksOfMonth(of)
            .map((week) => week.length)
            .every((length) => length === 5),
        ).toBe(true);
        expect(new Set(days).size).toBe(days.length);
        expect(days.filter((day) => monthOf(day) === of && isTradingDay(day))).toEqual(
          daysOfMonth(of).filter((day) => isTradingDay(day)),
        );
      }),
    );
  });
});

it('closures are whole, in order, and cover every holiday that takes a trading day away', () => {
  const closures = closuresWithin('2024-01-01', '2026-12-31');
  for (const { from, to, names } of closures) {
    expect(holidayOn(from)!.name).toEqual(names[0]);
    expect(holidayOn(to)!.name).toEqual(names.at(-1));
    for (let day = from; day <= to; day = addDays(day, 1)) expect(isTradingDay(day)).toBe(false);
  }
  const lost = HOLIDAYS.filter(
    ({ date }) => date >= '2024-01-01' && date <= '2026-12-31' && isTradingDay(date, { holidays: [] }),
  );
  expect(lost.every(({ date }) => closures.some(({ from, to }) => from <= date && date <= to))).toBe(true);
});
