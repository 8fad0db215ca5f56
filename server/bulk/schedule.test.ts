import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { isDue, nextToCheck } from './schedule.ts';

const at = (day: string, time: string) => marketInstant(day, time);
/** A Wednesday. */
const DAY = '2026-11-18';

describe('a year of a set', () => {
  it('is written at night alone', () => {
    expect(isDue(2026, null, at(DAY, '17:29'))).toBe(false);
    expect(isDue(2026, null, at(DAY, '17:30'))).toBe(true);
    expect(isDue(2020, null, at(DAY, '11:00'))).toBe(false);
  });

  it('is written after each trading day while it runs', () => {
    expect(isDue(2026, at('2026-11-17', '17:40'), at(DAY, '17:30'))).toBe(true);
    expect(isDue(2026, at(DAY, '17:31'), at(DAY, '20:00'))).toBe(false);
    // Requested in the morning, so that the day is not in the file.
    expect(isDue(2026, at(DAY, '11:00'), at(DAY, '17:30'))).toBe(true);
    expect(isDue(2026, at('2026-11-20', '18:00'), at('2026-11-21', '18:00'))).toBe(false);
  });

  it('is written once more on the third trading day of the next year, and then no more', () => {
    // The first trading days of 2026 are 2, 5 and 6 January.
    expect(isDue(2025, at('2026-01-02', '18:00'), at('2026-01-06', '17:30'))).toBe(true);
    expect(isDue(2025, at('2026-01-06', '17:31'), at('2026-01-06', '18:00'))).toBe(false);
    expect(isDue(2025, at('2026-01-06', '17:31'), at(DAY, '18:00'))).toBe(false);
    expect(isDue(2025, at('2025-12-31', '18:00'), at(DAY, '18:00'))).toBe(true);
  });
});

describe('finished years', () => {
  const year = (of: number) => ({ set: 'prices', year: of, writtenAt: at(`${of + 1}-02-02`, '18:00') });

  it('are looked at in turn, the one that was looked at longest ago first', () => {
    const years = [2026, 2025, 2024].map(year);
    const checked = new Map<string, number>();
    const next = () => {
      const found = nextToCheck(years, checked, at(DAY, '18:00'))!;
      checked.set(`${found.set}/${found.year}`, at(DAY, '18:00') + checked.size);
      return found.year;
    };
    expect([next(), next(), next()]).toEqual([2024, 2025, 2024]);
    expect(nextToCheck([year(2026)], checked, at(DAY, '18:00'))).toBeNull();
  });
});
