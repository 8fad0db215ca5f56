import { describe, expect, it } from 'vitest';
import {
  applicationKeepDays,
  daysToApply,
  openVacancies,
  vacancyAnswerBy,
  vacancyStateOn,
  type Vacancy,
} from './vacancy.ts';

const VACANCY: Vacancy = {
  id: 'surveillance-analyst-2026',
  title: { en: 'Surveillance analyst', ar: 'محلل رقابة' },
  department: { en: 'Surveillance', ar: 'الرقابة' },
  place: { en: 'Dubai', ar: 'دبي' },
  kind: 'full-time',
  publishedOn: '2026-11-01',
  closesOn: '2026-11-30',
  summary: { en: 'Watches trading.', ar: 'متابعة التداول.' },
  duties: [],
  needs: [],
  languages: ['en'],
  apply: null,
};

describe('a vacancy', () => {
  it('is open up to its closing day, that day included', () => {
    const states = ['2026-11-29', '2026-11-30', '2026-12-01'].map((day) => vacancyStateOn(VACANCY, day));
    expect(states).toEqual(['open', 'closes-today', 'closed']);
    const left = ['2026-11-18', '2026-11-30', '2026-12-01'].map((day) => daysToApply(VACANCY, day));
    expect(left).toEqual([12, 0, null]);
  });

  it('is listed from the day on which it is published', () => {
    const listed = (day: string) => openVacancies([VACANCY], day).length;
    expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map(listed)).toEqual([0, 1, 1, 0]);
  });

  it('is decided so many business days after its closing day, holidays of the exchange left out', () => {
    // 2 and 3 December 2026 are holidays.
    expect(vacancyAnswerBy(VACANCY, 3)).toBe('2026-12-07');
    expect(vacancyAnswerBy(VACANCY, 15)).toBe('2026-12-23');
  });

  it('has its applications kept from when they were sent to so long after its closing day', () => {
    expect(applicationKeepDays(VACANCY, '2026-11-18', 180)).toBe(192);
    expect(applicationKeepDays(VACANCY, '2026-11-30', 180)).toBe(180);
    expect(applicationKeepDays(VACANCY, '2026-12-05', 365)).toBe(365);
  });
});
