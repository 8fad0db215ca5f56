import {
  BROKERAGE_SERVICES,
  MEMBER_ROLES,
  MEMBER_STATUSES,
  type BrokerageService,
  type MemberRole,
  type MemberStatus,
} from '#domain/member.ts';
import type { PlainDate } from '#domain/time.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const MEMBER_VIEWS = ['list', 'matrix', 'compare'] as const;
export type MemberView = (typeof MEMBER_VIEWS)[number];

export const MEMBER_SORTS = ['name', 'services', 'admitted', 'commission', 'value'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/**
 * Without a status, the list shows members whose membership has not ended, and an ended one that is searched by name.
 */
export const STATUS_FILTERS = [...MEMBER_STATUSES, 'all'] as const;
export type StatusFilter = MemberStatus | 'all';

export const ONLINE = ['yes'] as const;

/** Most members that fit side by side on a screen. */
export const COMPARED_MAX = 4;

/** Columns that sort in descending order by default: services and value. All others sort in ascending order. */
export const FALLS_BY_ITSELF: readonly MemberSort[] = ['services', 'value'];

/** What an address requests of the brokers directory; an absent filter is null. */
export interface MemberFilters {
  words: string;
  /** A member must offer each of them. */
  services: readonly BrokerageService[];
  status: StatusFilter | null;
  role: MemberRole | null;
  /** Spelled as in addresses. */
  city: string | null;
  online: boolean;
  sort: MemberSort;
  descending: boolean;
  view: MemberView;
  /** Codes. */
  compare: readonly string[];
  asOf: PlainDate | null;
  ignored: readonly Ignored[];
}

/** The available options. */
export interface MemberChoices {
  cities: readonly string[];
  codes: readonly string[];
  today: PlainDate;
}

/** Reads the address; a future day is ignored, since there is no data for it. */
export function parseMembers(query: URLSearchParams, { cities, codes, today }: MemberChoices): MemberFilters {
  const params = readQuery(query);
  const compared = params.manyOf('compare', codes);
  const sort = params.oneOf('sort', MEMBER_SORTS) ?? 'name';
  const order = params.oneOf('order', ['ascending', 'descending']);
  const asOf = params.day('asOf');
  const view = params.oneOf('view', MEMBER_VIEWS) ?? 'list';
  const filters = {
    words: params.text('q'),
    services: params.manyOf('service', BROKERAGE_SERVICES),
    status: params.oneOf('status', STATUS_FILTERS),
    role: params.oneOf('role', MEMBER_ROLES),
    city: params.oneOf('city', cities),
    online: params.oneOf('online', ONLINE) !== null,
  };
  const ignored = [
    ...params.ignored,
    ...compared.slice(COMPARED_MAX).map((value) => ({ parameter: 'compare', value })),
    ...(asOf !== null && asOf > today ? [{ parameter: 'asOf', value: asOf }] : []),
  ];
  return {
    ...filters,
    sort,
    descending: order === null ? FALLS_BY_ITSELF.includes(sort) : order === 'descending',
    view,
    compare: compared.slice(0, COMPARED_MAX),
    asOf: asOf !== null && asOf <= today ? asOf : null,
    ignored,
  };
}

/** The query of the filters; its parameters are always in the same order. */
export function membersQuery(filters: Omit<MemberFilters, 'ignored'>): string {
  const query = rowParams(filters);
  const { view, compare } = filters;
  if (view !== 'list') query.append('view', view);
  for (const code of compare) query.append('compare', code);
  return query.size > 0 ? `?${query}` : '';
}

/** The query of the files: the filters and the order of the rows. */
export function memberRowsQuery(filters: Omit<MemberFilters, 'ignored'>): string {
  const query = rowParams(filters);
  return query.size > 0 ? `?${query}` : '';
}

function rowParams(filters: Omit<MemberFilters, 'ignored'>): URLSearchParams {
  const { words, services, status, role, city, online, sort, descending, asOf } = filters;
  const query = new URLSearchParams();
  if (words) query.append('q', words);
  for (const service of services) query.append('service', service);
  if (status) query.append('status', status);
  if (role) query.append('role', role);
  if (city) query.append('city', city);
  if (online) query.append('online', ONLINE[0]);
  if (sort !== 'name') query.append('sort', sort);
  if (descending !== FALLS_BY_ITSELF.includes(sort)) query.append('order', descending ? 'descending' : 'ascending');
  if (asOf) query.append('asOf', asOf);
  return query;
}

/** True when a filter narrows the list of that day's members. */
export function isFiltered({ words, services, status, role, city, online }: MemberFilters): boolean {
  return words !== '' || services.length > 0 || online || [status, role, city].some(Boolean);
}

/** The filters in another order: the same column reverses the order, another one sorts in its default order. */
export function sortedBy(filters: MemberFilters, sort: MemberSort): MemberFilters {
  const descending = filters.sort === sort ? !filters.descending : FALLS_BY_ITSELF.includes(sort);
  return { ...filters, sort, descending };
}
