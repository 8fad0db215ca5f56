import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untradedDays } from './bar-periods.ts';
import { addDays } from './calendar.ts';
import { missingDays, missingWeeks } from './missing-days.ts';

const TODAY = '2026-11-18';
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(TODAY, -days));

describe('days of a series that are missing', () => {
  it('are the trading days before the first that is held', () => {
    const range = { from: '2026-11-02', to: '2026-11-13' };
    expect(missingDays(range, { first: '2026-11-05', last: '2026-11-17' }, TODAY)).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ]);
  });

  it('are the trading days after the last that is held, up to yesterday', () => {
    const range = { from: '2026-11-12', to: '2026-12-31' };
    expect(missingDays(range, { first: '2020-01-02', last: '2026-11-13' }, TODAY)).toEqual([
      '2026-11-16',
      '2026-11-17',
    ]);
  });

  it('are, of a series of weeks, their last trading days; a week that is not over is none', () => {
    const range = { from: '2026-10-20', to: '2026-11-20' };
    const missing = (...weeks: string[]) => missingWeeks(range, weeks, TODAY);
    expect(missing('2026-11-06', '2026-11-13')).toEqual(['2026-10-23', '2026-10-30']);
    expect(missing('2026-11-06')).toEqual(['2026-10-23', '2026-10-30', '2026-11-13']);
    expect(missing('2026-10-23', '2026-10-29', '2026-11-13')).toEqual(['2026-11-06']);
    expect(missing()).toEqual(['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13']);
  });

  it('are trading days between the first and the last too, of a series with figures of every trading day', () => {
    const range = { from: '2026-11-09', to: '2026-11-17' };
    const days = new Set(['2026-11-10', '2026-11-12', '2026-11-13']);
    const held = { first: '2026-11-10', last: '2026-11-13' };
    expect(missingDays(range, held, TODAY, (day) => days.has(day))).toEqual([
      '2026-11-09',
      '2026-11-11',
      '2026-11-16',
      '2026-11-17',
    ]);
    expect(missingDays(range, held, TODAY)).toEqual(['2026-11-09', '2026-11-16', '2026-11-17']);
  });

  it('are all trading days of the range where nothing is held', () => {
    expect(missingDays({ from: '2026-11-12', to: '2026-11-16' }, undefined, TODAY)).toEqual([
      '2026-11-12',
      '2026-11-13',
      '2026-11-16',
    ]);
  });

  it('begin no earlier than the holidays that are known, whatever day is asked for', () => {
    const [first] = missingDays({ from: '0001-01-01', to: '2010-01-08' }, undefined, TODAY);
    expect(first! >= '2010-01-01').toBe(true);
  });

  it('with the days that are held make up every trading day of the range that is over', () => {
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [from, to] = a < b ? [a, b] : [b, a];
        const [first, last] = c < d ? [c, d] : [d, c];
        const missing = missingDays({ from, to }, { first, last }, TODAY);
        const end = to < TODAY ? to : addDays(TODAY, -1);
        const all = untradedDays([], from, end);
        expect(missing).toEqual(all.filter((one) => one < first || one > last));
      }),
    );
  });
});
