import { describe, expect, it } from 'vitest';
import { isTradingDay } from '#domain/calendar.ts';
import { openVacancies, VACANCY_KINDS, vacancyStateOn } from '#domain/vacancy.ts';
import { vacanciesBy } from './vacancies.ts';

const TODAY = '2026-11-18';

describe('the vacancies of the embedded exchange', () => {
  it('are of every kind, and on an autumn day one closes, several are open and one has closed', () => {
    const known = vacanciesBy(TODAY);
    expect(new Set(openVacancies(known, TODAY).map(({ kind }) => kind))).toEqual(new Set(VACANCY_KINDS));
    const states = known.map((vacancy) => vacancyStateOn(vacancy, TODAY));
    expect(new Set(states)).toEqual(new Set(['open', 'closes-today', 'closed']));
  });

  it('are published and closed on days of business, have their words in both languages, and names of their own', () => {
    for (const day of ['2026-01-05', '2026-06-15', TODAY, '2027-03-01']) {
      const known = vacanciesBy(day);
      expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
      for (const { publishedOn, closesOn, title, summary, duties, needs } of known) {
        expect([isTradingDay(publishedOn), isTradingDay(closesOn), publishedOn <= day]).toEqual([true, true, true]);
        expect(publishedOn < closesOn).toBe(true);
        for (const text of [title, summary, ...duties, ...needs]) expect(text.ar).toMatch(/\p{Script=Arabic}/u);
      }
    }
  });
});
