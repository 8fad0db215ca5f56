import { describe, expect, it } from 'vitest';
import { dayFilter, ignoredDay } from './day-filter.ts';

const SPAN = { first: '2024-01-02', last: '2026-11-20' };
const read = (value: string | null) => {
  const { day, fault } = dayFilter(value, SPAN);
  return [day, fault];
};

it('a day that is not shown is named, whatever was typed, with the one that is', () => {
  for (const [typed, nearest] of [
    ['2026-11-15', '2026-11-13'],
    ['2026-12-24', '2026-11-20'],
    ['1999-01-01', '2024-01-02'],
  ])
    expect(ignoredDay(dayFilter(typed!, SPAN)), typed).toEqual([{ parameter: 'day', value: typed, nearest }]);
  expect(ignoredDay(dayFilter('someday', SPAN))).toEqual([{ parameter: 'day', value: 'someday' }]);
  for (const shown of ['2026-11-18', '', null]) expect(ignoredDay(dayFilter(shown, SPAN))).toEqual([]);
});

describe('the day of an address', () => {
  it('is none where none is asked for', () => {
    expect([null, '', '  '].map(read)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('is the asked one, in any spelling that people use', () => {
    for (const typed of ['2026-11-18', '٢٠٢٦-١١-١٨', '18 November 2026', '18 نوفمبر 2026'])
      expect(read(typed), typed).toEqual(['2026-11-18', null]);
  });

  it('is the trading day before one without trading', () => {
    expect(read('2026-11-15')).toEqual(['2026-11-13', 'closed']);
  });

  it('is the nearest that is held, and none where it cannot be read', () => {
    expect(read('2026-12-24')).toEqual(['2026-11-20', 'late']);
    // A Saturday has no figures to wait for.
    expect(read('2026-11-21')).toEqual(['2026-11-20', 'closed']);
    expect(read('1999-01-01')).toEqual(['2024-01-02', 'early']);
    for (const typed of ['2026-02-30', 'yesterday', '__proto__']) expect(read(typed)).toEqual([null, 'unreadable']);
  });
});
