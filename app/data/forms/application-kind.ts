import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { recordOf } from '#domain/forms/form.ts';
import { applicationKeepDays, vacancyAnswerBy, vacancyStateOn, type Vacancy } from '#domain/vacancy.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { FoundVacancy } from '#app/data/exchange/vacancies.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { deskOf } from './desks.ts';
import type { FormKind, Who } from './form-kind.ts';

/**
 * Where to apply when not on this site: the vacancy's own address, otherwise that of the exchange's application system.
 */
export function appliedElsewhere({ apply }: Vacancy, { exchange }: Pick<Who, 'exchange'>): string | null {
  return apply ?? exchange.careers.system;
}

/** The form to apply for a vacancy, in its current state. */
export function applicationKind({ all, vacancy, asked }: FoundVacancy): FormKind<'apply'> {
  return {
    name: 'apply',
    page: 'discover-careers',
    terms: () => ({ vacancy: vacancy?.id ?? '' }),
    texts: ({ locale }): Record<string, string> =>
      vacancy ? { title: pick(vacancy.title, locale), day: formatDate(vacancy.closesOn, locale) } : {},
    options: ({ locale }) => ({
      vacancy: all.map(({ id, title }) => ({ value: id, label: pick(title, locale) })),
      later: [{ value: 'yes', label: textOf(locale)('forms.yes') }],
    }),
    chosen: () => ({ vacancy: [vacancy?.id ?? ''] }),
    readBy: ({ exchange, locale }) => deskOf(exchange, 'careers', locale).name,
    period({ exchange, locale }) {
      const t = textOf(locale);
      const { application, laterApplication } = exchange.forms.keepDays;
      const days = (count: number) => t('forms.days', { count });
      return t('forms.period.apply', { days: days(application), later: days(laterApplication) });
    },
    closed: (site) => closedWords(vacancy, asked, site),
    entry({ exchange, today }, values) {
      const { cv: _, ...typed } = values;
      const { application, laterApplication } = exchange.forms.keepDays;
      return {
        fields: recordOf(typed),
        email: values.email,
        keepDays: applicationKeepDays(vacancy!, today(), values.later ? laterApplication : application),
        answerBy: vacancyAnswerBy(vacancy!, exchange.careers.days.answer),
        desk: 'careers',
      };
    },
    copy({ locale }, { fields, answerBy }) {
      const t = textOf(locale);
      const applied = all.find(({ id }) => id === fields['vacancy']);
      return {
        facts: applied ? [t('mails.copy.vacancy', { title: pick(applied.title, locale) })] : [],
        next: t('mails.next.apply', { day: formatDate(answerBy, locale) }),
      };
    },
  };
}

/** Why there is no form: no vacancy is chosen, or the chosen one accepts no applications here. */
function closedWords(vacancy: Vacancy | null, asked: string, site: Site): string | null {
  const { locale, today } = site;
  const t = textOf(locale);
  if (vacancy === null) return t(asked === '' ? noneChosen(site) : 'careers.apply.unknown');
  if (vacancyStateOn(vacancy, today()) === 'closed')
    return t('careers.apply.closed', { day: formatDate(vacancy.closesOn, locale) });
  return appliedElsewhere(vacancy, site) === null ? null : t('careers.apply.elsewhere');
}

function noneChosen(site: Site): string {
  const unread = isUnread(site, 'vacancies');
  return unread === 'not-offered' ? 'careers.apply.notOffered' : 'careers.apply.choose';
}
