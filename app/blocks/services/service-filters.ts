import { AUDIENCES, SERVICE_CHANNELS, type Audience, type ServiceChannel } from '#domain/catalog-service.ts';
import { readQuery, queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const SERVICE_SORTS = ['number', 'time'] as const;
export type ServiceSort = (typeof SERVICE_SORTS)[number];

/** The page is named for members; the services for everybody are one click away. */
const FIRST_AUDIENCE: Audience = 'members';
export const AUDIENCE_FILTERS = [...AUDIENCES, 'all'] as const;
type AudienceFilter = (typeof AUDIENCE_FILTERS)[number];

/** What an address requests of the service catalogue; an absent filter is null. */
export interface ServiceFilters {
  words: string;
  audience: AudienceFilter;
  channel: ServiceChannel | null;
  /** A category, spelled as in addresses. */
  category: string | null;
  sort: ServiceSort;
  descending: boolean;
  ignored: readonly Ignored[];
}

export function parseServices(query: URLSearchParams, categories: readonly string[]): ServiceFilters {
  const params = readQuery(query);
  return {
    words: params.text('q'),
    audience: params.oneOf('for', AUDIENCE_FILTERS) ?? FIRST_AUDIENCE,
    channel: params.oneOf('channel', SERVICE_CHANNELS),
    category: params.oneOf('category', categories),
    sort: params.oneOf('sort', SERVICE_SORTS) ?? 'number',
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
}

/** The query of the filters; its parameters are always in the same order. */
export function servicesQuery({ words, audience, channel, category, sort, descending }: ServiceFilters): string {
  return queryOf({
    q: words,
    for: audience === FIRST_AUDIENCE ? null : audience,
    channel,
    category,
    sort: sort === 'number' ? null : sort,
    order: descending ? 'descending' : null,
  });
}

/** True when a filter leaves out something that the page without a query would show. */
export function isFiltered({ words, channel, category }: ServiceFilters): boolean {
  return words !== '' || channel !== null || category !== null;
}

/** The filters in another order: the same column reverses the order, another one sorts in ascending order. */
export function sortedBy(filters: ServiceFilters, sort: ServiceSort): ServiceFilters {
  return { ...filters, sort, descending: filters.sort === sort && !filters.descending };
}
