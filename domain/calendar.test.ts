import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addTradingDays,
  HOLIDAYS,
  holidayOn,
  isTradingDay,
  nextClosure,
  nextTradingDay,
  previousTradingDay,
  settlementDate,
  weekday,
} from './calendar.ts';
import { isPlainDate } from './time.ts';

const day = fc.integer({ min: 0, max: 8_000 }).map((n) => addDays('2012-01-01', n));

describe('the trading calendar', () => {
  it('trades Monday to Friday since 3 January 2022', () => {
    expect(isTradingDay('2022-01-03')).toBe(true);
    expect(isTradingDay('2026-11-20')).toBe(true); // a Friday
    expect(isTradingDay('2026-11-21')).toBe(false);
    expect(isTradingDay('2026-11-22')).toBe(false);
  });

  it('traded Sunday to Thursday before', () => {
    expect(isTradingDay('2021-12-26')).toBe(true); // a Sunday
    expect(isTradingDay('2021-12-30')).toBe(true);
    expect(isTradingDay('2021-12-31')).toBe(false); // a Friday
    expect(nextTradingDay('2021-12-30')).toBe('2022-01-03');
  });

  it('rests on 1 January and 2 and 3 December of every year', () => {
    for (const date of ['2019-01-01', '2024-01-01', '2025-12-02', '2026-12-03', '2029-01-01']) {
      expect(isTradingDay(date)).toBe(false);
    }
  });

  it.each([
    ['2022-05-02', '2022-05-03', '2022-07-11', '2022-12-01'],
    ['2023-04-20', '2023-04-21', '2023-06-27', '2023-06-28', '2023-06-29', '2023-07-19', '2023-09-27', '2023-12-01'],
  ])('did not trade on %s and the other announced days of its year', (...dates) => {
    expect(dates.filter((date) => isTradingDay(date))).toEqual([]);
  });

  it('rests on the days that the circulars announced and names them in both languages', () => {
    expect(isTradingDay('2026-05-26')).toBe(false);
    expect(holidayOn('2026-05-26')?.name).toEqual({ en: 'Arafah Day', ar: 'يوم عرفة' });
    expect(nextTradingDay('2026-05-25')).toBe('2026-06-01');
    expect(holidayOn('2026-05-25')).toBeUndefined();
  });

  it('holds real days only, each once, in order', () => {
    const dates = HOLIDAYS.map((holiday) => holiday.date);
    expect(dates.every(isPlainDate)).toBe(true);
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('settles two trading days later, over weekends and holidays', () => {
    expect(settlementDate('2026-11-18')).toBe('2026-11-20');
    expect(settlementDate('2026-11-19')).toBe('2026-11-23');
    expect(settlementDate('2026-12-01')).toBe('2026-12-07');
  });

  it('says which days it closes next, those in a row together', () => {
    expect(nextClosure('2026-11-18')).toMatchObject({ from: '2026-12-02', to: '2026-12-03' });
    expect(nextClosure('2026-05-25')).toMatchObject({ from: '2026-05-26', to: '2026-05-29' });
    expect(nextClosure('2026-12-03')).toMatchObject({ from: '2027-01-01', to: '2027-01-01' });
  });

  it('names every holiday of such days once, in their order', () => {
    const names = (after: string) => nextClosure(after)!.names.map(({ en }) => en);
    expect(names('2026-05-25')).toEqual(['Arafah Day', 'Eid Al Adha']);
    expect(names('2022-11-30')).toEqual(['Commemoration Day', 'National Day']);
    expect(names('2026-11-18')).toEqual(['National Day']);
  });

  it('passes over a holiday that falls on a weekend, and knows of none beyond its table', () => {
    // 1 January 2028 is a Saturday, 2 and 3 December 2028 are a weekend.
    expect(nextClosure('2027-12-03')?.from).toBe('2029-01-01');
    expect(nextClosure('2041-01-01')).toBeUndefined();
  });

  it('knows the day of the week', () => {
    expect(weekday('1970-01-01')).toBe(4);
    expect(weekday('1969-12-31')).toBe(3);
    expect(weekday('2026-11-22')).toBe(0);
  });

  it('steps to trading days only, with none between, and back again', () => {
    fc.assert(
      fc.property(day, (date) => {
        const next = nextTradingDay(date);
        expect(isTradingDay(next)).toBe(true);
        for (let between = addDays(date, 1); between < next; between = addDays(between, 1)) {
          expect(isTradingDay(between)).toBe(false);
        }
        if (isTradingDay(date)) expect(previousTradingDay(next)).toBe(date);
      }),
    );
  });

  it('counts trading days forth and back alike', () => {
    fc.assert(
      fc.property(day.filter(isOpen), fc.integer({ min: 0, max: 40 }), (date, count) => {
        expect(addTradingDays(addTradingDays(date, count), -count)).toBe(date);
      }),
    );
  });

  it('follows the holidays that it is given', () => {
    const calendar = { holidays: [{ date: '2026-11-20', name: { en: 'Test', ar: null } }] };
    expect(isTradingDay('2026-11-20', calendar)).toBe(false);
    expect(isTradingDay('2026-12-02', calendar)).toBe(true);
  });
});

function isOpen(date: string): boolean {
  return isTradingDay(date);
}
