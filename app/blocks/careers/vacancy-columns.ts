import type { Text } from '#messages/text.tsx';
import { column, type Column } from '#app/columns/column.ts';
import type { VacancyOnDay } from './vacancies-data.ts';

/** Columns of a vacancy in files: the same facts that the page has in its line. */
export function vacancyColumns(t: Text): Column<VacancyOnDay>[] {
  return [
    column('text', 'id', t('careers.id'), ({ vacancy }) => vacancy.id),
    column('name', 'title', t('careers.vacancy'), ({ vacancy }) => vacancy.title),
    column('name', 'department', t('careers.department'), ({ vacancy }) => vacancy.department),
    column('name', 'place', t('careers.place'), ({ vacancy }) => vacancy.place),
    column('code', 'kind', t('careers.kind'), ({ vacancy }) => vacancy.kind, {
      label: ({ vacancy }) => t(`careers.kind.${vacancy.kind}`),
    }),
    column('day', 'published', t('careers.published'), ({ vacancy }) => vacancy.publishedOn),
    column('day', 'closes', t('careers.closes'), ({ vacancy }) => vacancy.closesOn),
    column('count', 'days-left', t('careers.daysLeft'), ({ daysLeft }) => daysLeft, { zero: true }),
    column('code', 'languages', t('careers.languages'), ({ vacancy }) => vacancy.languages.join(' '), {
      label: ({ vacancy }) =>
        vacancy.languages.map((code) => t(`careers.language.${code}`)).join(t('common.listSeparator')),
    }),
    column('name', 'summary', t('careers.summary'), ({ vacancy }) => vacancy.summary),
  ];
}
