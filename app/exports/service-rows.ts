import { pick } from '#domain/bilingual.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import { serviceColumns } from '#app/blocks/services/service-columns.ts';
import type { CategorisedService } from '#app/blocks/services/services-data.ts';
import type { Site } from '#app/context.ts';
import { findServices } from '#app/data/members/services.ts';
import type { FeedItem, Rows, RowsRequest } from './table.ts';

/** The service catalogue, as on its page; the feed reports services that were changed or withdrawn. */
export async function serviceRows(site: Site, { query }: RowsRequest): Promise<Rows<CategorisedService>> {
  const t = textOf(site.locale);
  const { found, filters } = await findServices(site, query);
  const { words, audience, channel, category, sort, descending, ignored } = filters;
  return {
    title: t('services.title'),
    columns: serviceColumns(t, site.locale),
    rows: found,
    feeds: ['services'],
    items: () => found.flatMap((one) => changeItem(one, site)).sort((a, b) => b.publishedAt - a.publishedAt),
    view: { q: words, for: audience, channel, category, sort, order: descending ? 'descending' : 'ascending' },
    ignored,
  };
}

function changeItem({ service, to }: CategorisedService, { origin, locale }: Site): FeedItem[] {
  const on = service.withdrawn?.on ?? service.reviewedOn;
  if (on === null) return [];
  const what = textOf(locale)(service.withdrawn ? 'services.change.withdrawn' : 'services.change.reviewed');
  return [
    {
      id: `service-${service.id}-${on}`,
      title: `${service.number ?? ''} ${pick(service.title, locale)}: ${what}`.trim(),
      url: `${origin}${hrefIn(locale, to)}`,
      publishedAt: marketInstant(on, '00:00'),
      category: what,
    },
  ];
}
