import { pick } from '#domain/bilingual.ts';
import { formatDate, marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import type { VacancyOnDay } from '#app/blocks/careers/vacancies-data.ts';
import { vacancyColumns } from '#app/blocks/careers/vacancy-columns.ts';
import type { Site } from '#app/context.ts';
import { findVacancies } from '#app/data/exchange/vacancies.ts';
import { pathOf } from '#app/page-path.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The open vacancies, as on their page; the feed lists the newest first. */
export async function vacancyRows(site: Site, { query }: RowsRequest): Promise<Rows<VacancyOnDay>> {
  const t = textOf(site.locale);
  const { found, filters } = await findVacancies(site, query);
  const { words, kind, department, place, sort, ignored } = filters;
  return {
    title: t('careers.title'),
    columns: vacancyColumns(t),
    rows: found,
    feeds: ['vacancies'],
    items: () =>
      found
        .toSorted((a, b) => (a.vacancy.publishedOn < b.vacancy.publishedOn ? 1 : -1))
        .map((row) => vacancyItem(row, site)),
    view: { q: words, kind, department, place, sort },
    ignored,
  };
}

function vacancyItem({ vacancy }: VacancyOnDay, { origin, locale }: Site): FeedItem {
  const t = textOf(locale);
  const { id, title, department, kind, publishedOn, closesOn, summary } = vacancy;
  return {
    id: `vacancy-${id}`,
    title: `${pick(title, locale)}, ${pick(department, locale)}`,
    url: `${origin}${hrefIn(locale, pathOf('discover-careers'))}#${id}`,
    publishedAt: marketInstant(publishedOn, '00:00'),
    summary: `${pick(summary, locale)} ${t('careers.closesOn', { day: formatDate(closesOn, locale) })}`,
    category: t(`careers.kind.${kind}`),
  };
}
