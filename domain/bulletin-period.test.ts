import { describe, expect, it } from 'vitest';
import {
  anyBulletinPeriod,
  BULLETIN_KINDS,
  dueAt,
  duePeriods,
  parseBulletinPeriod,
  periodAround,
  periodBefore,
} from './bulletin-period.ts';
import { addDays } from './calendar.ts';
import { marketInstant } from './date.ts';

describe('the period of a bulletin', () => {
  it('is written by its kind', () => {
    const around = (day: string) => BULLETIN_KINDS.map((kind) => periodAround(kind, day).period);
    expect(around('2026-11-17')).toEqual(['2026-11-17', '2026-W47', '2026-11', '2026-Q4', '2026']);
    expect(periodAround('quarterly', '2026-08-31')).toMatchObject({ from: '2026-07-01', to: '2026-09-30' });
    expect(periodAround('monthly', '2028-02-11')).toMatchObject({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('of a week belongs to the year of its Thursday', () => {
    expect(periodAround('weekly', '2027-01-01')).toMatchObject({ period: '2026-W53', from: '2026-12-28' });
    expect(periodAround('weekly', '2024-12-30').period).toBe('2025-W01');
  });

  it('is read back from its text, whatever the day, and leads to the one before it', () => {
    for (let day = '2024-12-20'; day < '2025-02-10'; day = addDays(day, 1))
      for (const kind of BULLETIN_KINDS.slice(1)) {
        const period = periodAround(kind, day);
        expect(parseBulletinPeriod(kind, period.period)).toEqual(period);
        expect(anyBulletinPeriod(period.period.toLowerCase())).toEqual(period);
        expect(addDays(periodBefore(period).to, 1)).toBe(period.from);
      }
  });

  it('is none where the text names no period, or a day without trading', () => {
    const texts = [
      '2026-W54',
      '2026-W00',
      '2026-Q5',
      '2026-13',
      '2026-11-31',
      '2026-11-15',
      '26',
      '',
      '2026-W4',
      '2026-W471',
    ];
    expect(texts.map(anyBulletinPeriod)).toEqual(texts.map(() => null));
    expect(parseBulletinPeriod('monthly', '2026-W47')).toBeNull();
  });

  it('is due after its last close, longer ones the next trading morning', () => {
    const due = (text: string) => dueAt(anyBulletinPeriod(text)!);
    expect(due('2026-11-17')).toBe(marketInstant('2026-11-17', '15:30'));
    expect(due('2026-W47')).toBe(marketInstant('2026-11-20', '15:30'));
    expect(due('2026-10')).toBe(marketInstant('2026-11-02', '08:00'));
    expect(due('2025')).toBe(marketInstant('2026-01-02', '08:00'));
  });

  it('never is one that is still to come', () => {
    const at = (time: string) =>
      duePeriods('daily', {
        now: marketInstant('2026-11-17', time),
        today: '2026-11-17',
        count: 2,
        earliest: '2026-01-01',
      }).map(({ period }) => period);
    expect(at('15:29')).toEqual(['2026-11-16', '2026-11-13']);
    expect(at('15:30')).toEqual(['2026-11-17', '2026-11-16']);
  });
});
