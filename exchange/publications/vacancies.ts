import { addDays } from '#domain/calendar.ts';
import type { Vacancy } from '#domain/vacancy.ts';
import type { PlainDate } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { VACANCY_FACTS, type VacancyFacts } from './data/vacancies.ts';

/** Days after its closing day for which a vacancy is shown. */
const SHOWN_AFTER_DAYS = 60;

/** The vacancies as of that day, the one that closes first at the top. */
export function vacanciesBy(day: PlainDate): Vacancy[] {
  const year = Number(day.slice(0, 4));
  return [year - 1, year]
    .flatMap((one) => VACANCY_FACTS.map((facts) => vacancyOf(facts, one)))
    .filter(({ publishedOn, closesOn }) => publishedOn <= day && day <= addDays(closesOn, SHOWN_AFTER_DAYS))
    .sort((a, b) => (a.closesOn === b.closesOn ? (a.id < b.id ? -1 : 1) : a.closesOn < b.closesOn ? -1 : 1));
}

function vacancyOf({ id, opens, days, ...facts }: VacancyFacts, year: number): Vacancy {
  const publishedOn = onTradingDay(`${year}-${opens}`);
  return {
    ...facts,
    id: `${id}-${year}`,
    publishedOn,
    closesOn: onTradingDay(addDays(publishedOn, days)),
    apply: null,
  };
}
