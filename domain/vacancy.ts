import { addTradingDays } from './calendar.ts';
import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import { dayNumber, type PlainDate } from './time.ts';

export const VACANCY_KINDS = ['full-time', 'part-time', 'internship', 'graduate'] as const;
export type VacancyKind = (typeof VACANCY_KINDS)[number];

export type VacancyState = 'open' | 'closes-today' | 'closed';

/** A place at the exchange that one can apply for. */
export interface Vacancy {
  /** Names it in addresses: lower case, digits, '-'. */
  id: string;
  title: Bilingual;
  department: Bilingual;
  place: Bilingual;
  kind: VacancyKind;
  publishedOn: PlainDate;
  /** The last day on which one can apply. */
  closesOn: PlainDate;
  summary: Bilingual;
  duties: readonly Bilingual[];
  needs: readonly Bilingual[];
  /** Those that the work needs. */
  languages: readonly Locale[];
  /** Where one applies for it instead of here; null: on the site. */
  apply: string | null;
}

/** Whether one can apply on that day: the closing day is the last one. */
export function vacancyStateOn({ closesOn }: Pick<Vacancy, 'closesOn'>, day: PlainDate): VacancyState {
  if (closesOn < day) return 'closed';
  return closesOn === day ? 'closes-today' : 'open';
}

/** Whole days up to the closing day, today not counted; null where that has passed. */
export function daysToApply(vacancy: Pick<Vacancy, 'closesOn'>, day: PlainDate): number | null {
  return vacancyStateOn(vacancy, day) === 'closed' ? null : dayNumber(vacancy.closesOn) - dayNumber(day);
}

/** Those that one can apply for on that day. */
export function openVacancies(all: readonly Vacancy[], day: PlainDate): Vacancy[] {
  return all.filter((vacancy) => vacancy.publishedOn <= day && vacancyStateOn(vacancy, day) !== 'closed');
}

/** The day by which everybody who applied has an answer: so many business days after the closing day. */
export function vacancyAnswerBy({ closesOn }: Pick<Vacancy, 'closesOn'>, businessDays: number): PlainDate {
  return addTradingDays(closesOn, businessDays);
}

/** For how many days from that day on an application is kept: up to the closing day, and so many days after it. */
export function applicationKeepDays({ closesOn }: Pick<Vacancy, 'closesOn'>, sentOn: PlainDate, after: number): number {
  return Math.max(0, dayNumber(closesOn) - dayNumber(sentOn)) + after;
}
