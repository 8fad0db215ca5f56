import { pick, slugOf, textsOf } from '#domain/bilingual.ts';
import {
  compareNumbers,
  turnaroundMinutes,
  type CatalogService,
  type ServiceCategory,
} from '#domain/catalog-service.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { holdsWords } from '#domain/search-words.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { parseServices, type ServiceFilters } from '#app/blocks/services/service-filters.ts';
import type { CategorisedService, ServicesData } from '#app/blocks/services/services-data.ts';
import type { Site } from '#app/context.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { waysTo } from '#app/data/ways.ts';

const PAGE: RouteName = 'members-member-services';

export interface ServicesPage extends ServicesData, ListPageFrame {
  stale: StaleData | null;
}

export interface FoundServices {
  /** All services on offer; with a search text also those no longer offered. */
  listed: readonly CategorisedService[];
  found: readonly CategorisedService[];
  filters: ServiceFilters;
  categories: readonly ServiceCategory[];
}

/** The service catalogue for the query. */
export async function loadServices(site: Site, query: URLSearchParams): Promise<ServicesPage> {
  const t = textOf(site.locale);
  const all = await findServices(site, query);
  return {
    stale: staleData(site, 'services'),
    unread: all.listed.length === 0 && isUnread(site, 'services'),
    trail: crumbsOf(PAGE, site.locale),
    head: { title: t('services.title'), description: t('services.description'), lead: t('services.lead') },
    ways: waysTo(site, [
      ['the-exchange-market-rules', 'menu.page.marketRules'],
      ['members-membership-options', 'menu.page.membershipOptions'],
      ['discover-contact-us', 'vendors.contact'],
    ]),
    filters: all.filters,
    services: all.found,
    categories: [
      { value: '', label: t('services.category.any') },
      ...all.categories.map(({ title }) => ({ value: slugOf(title), label: pick(title, site.locale) })),
    ],
    files: followLabels(site, PAGE),
    count: countText(all, site),
  };
}

/** Every service with its category, ordered by number; empty while none was read. */
export async function loadCatalog({ store }: Site): Promise<{
  services: CategorisedService[];
  categories: ServiceCategory[];
}> {
  const [categories, services] = await Promise.all([
    store.documents.list<ServiceCategory & { order: number }>('service-category'),
    store.documents.list<CatalogService>('service'),
  ]);
  const texts = new Map(services.map(({ key, value }) => [key, value]));
  const inOrder = categories.map(({ value }) => value).sort((a, b) => a.order - b.order);
  return {
    categories: inOrder,
    services: inOrder
      .flatMap(({ title, services: listed }) =>
        listed.map((entry) => categorised({ ...WITHOUT_TEXT, ...entry, ...texts.get(entry.id) }, title)),
      )
      .sort((a, b) => compareNumbers(a.service.number, b.service.number)),
  };
}

/** Fields of a service for which the catalogue has no text. */
const WITHOUT_TEXT = {
  details: null,
  fees: null,
  procedures: null,
  requiredDocuments: null,
  howToApply: null,
  questions: [],
  reviewedOn: null,
  turnaround: null,
  audience: [],
  channels: [],
  feeRules: [],
  withdrawn: null,
};

function categorised(service: CatalogService, title: ServiceCategory['title']): CategorisedService {
  const to = pathOf('members-member-services-Id', { Id: service.number ?? service.id });
  return { service, category: { slug: slugOf(title), title }, to };
}

/** The rows of the page and of its files. */
export async function findServices(site: Site, query: URLSearchParams): Promise<FoundServices> {
  const { services, categories } = await loadCatalog(site);
  const filters = parseServices(
    query,
    categories.map(({ title }) => slugOf(title)),
  );
  const listed = services.filter(({ service }) => service.withdrawn === null || filters.words !== '');
  const found = listed.filter((one) => isIncluded(one, filters));
  return { listed, found: inOrder(found, filters), filters, categories };
}

function isIncluded({ service, category }: CategorisedService, filters: ServiceFilters): boolean {
  const { number, title, details, audience, channels } = service;
  return (
    (filters.audience === 'all' || audience.length === 0 || audience.includes(filters.audience)) &&
    (filters.channel === null || channels.includes(filters.channel)) &&
    (filters.category === null || category.slug === filters.category) &&
    holdsWords([number ?? '', ...textsOf(title), ...textsOf(details)].join(' '), filters.words)
  );
}

/** Services without a stated time sort last in both directions; equal ones by number. */
function inOrder(services: readonly CategorisedService[], { sort, descending }: ServiceFilters): CategorisedService[] {
  const sign = descending ? -1 : 1;
  if (sort === 'number') return descending ? services.toReversed() : [...services];
  return services.toSorted((a, b) => {
    const [one, other] = [turnaroundMinutes(a.service.turnaround), turnaroundMinutes(b.service.turnaround)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

function countText({ listed, found }: FoundServices, site: Site): string {
  const t = textOf(site.locale);
  const read = readDay(site, 'services');
  const of = found.length === listed.length ? '' : ` ${t('market.listed.of', { total: integer(listed.length) })}`;
  const updated = read === null ? '' : ` ${t('members.updated', { date: formatDate(read, site.locale) })}`;
  return `${t('services.count', { count: found.length })}${of}${updated}`;
}
