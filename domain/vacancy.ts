import { addTradingDays } from './calendar.ts';
import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import { dayNumber, type PlainDate } from './time.ts';

export const VACANCY_KINDS = ['full-time', 'part-time', 'internship', 'graduate'] as const;
export type VacancyKind = (typeof VACANCY_KINDS)[number];

export type VacancyState = 'open' | 'closes-today' | 'closed';

/** A job at the exchange that is open for applications. */
export interface Vacancy {
  /** Identifier in addresses: lower case, digits, '-'. */
  id: string;
  title: Bilingual;
  department: Bilingual;
  place: Bilingual;
  kind: VacancyKind;
  publishedOn: PlainDate;
  /** The last day for applications. */
  closesOn: PlainDate;
  summary: Bilingual;
  duties: readonly Bilingual[];
  needs: readonly Bilingual[];
  /** Languages that the work requires. */
  languages: readonly Locale[];
  /** Address for applications elsewhere; null: on the site. */
  apply: string | null;
}

/** Whether a vacancy is open on that day; the closing day is included. */
export function vacancyStateOn({ closesOn }: Pick<Vacancy, 'closesOn'>, day: PlainDate): VacancyState {
  if (closesOn < day) return 'closed';
  return closesOn === day ? 'closes-today' : 'open';
}

/** Whole days up to the closing day, today not counted; null where that has passed. */
export function daysToApply(vacancy: Pick<Vacancy, 'closesOn'>, day: PlainDate): number | null {
  return vacancyStateOn(vacancy, day) === 'closed' ? null : dayNumber(vacancy.closesOn) - dayNumber(day);
}

/** Vacancies open for applications on that day. */
export function openVacancies(all: readonly Vacancy[], day: PlainDate): Vacancy[] {
  return all.filter((vacancy) => vacancy.publishedOn <= day && vacancyStateOn(vacancy, day) !== 'closed');
}

/** The day by which every applicant has an answer: a number of business days after the closing day. */
export function vacancyAnswerBy({ closesOn }: Pick<Vacancy, 'closesOn'>, businessDays: number): PlainDate {
  return addTradingDays(closesOn, businessDays);
}

/** Days for which an application sent on that day is stored: up to the closing day, and `after` days more. */
export function applicationKeepDays({ closesOn }: Pick<Vacancy, 'closesOn'>, sentOn: PlainDate, after: number): number {
  return Math.max(0, dayNumber(closesOn) - dayNumber(sentOn)) + after;
}
