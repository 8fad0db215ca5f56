import { OFFERING_KINDS, OFFERING_STATES, type OfferingKind, type OfferingState } from '#domain/offering.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const OFFERING_SORTS = ['closes', 'raised', 'covered', 'change'] as const;
export type OfferingSort = (typeof OFFERING_SORTS)[number];

/** What an address asks of the offerings; what is left open is null. */
export interface OfferingFilters {
  state: OfferingState | null;
  kind: OfferingKind | null;
  /** In which subscription closed, or trading began where nothing was offered. */
  year: string | null;
  words: string;
  sort: OfferingSort;
  /** The latest, or the largest, come first unless this is true. */
  ascending: boolean;
  page: number;
  ignored: readonly Ignored[];
}

/** `years` are those that have any. */
export function parseOfferings(query: URLSearchParams, years: readonly string[]): OfferingFilters {
  const params = readQuery(query);
  return {
    state: params.oneOf('state', OFFERING_STATES),
    kind: params.oneOf('kind', OFFERING_KINDS),
    year: params.oneOf('year', years),
    words: params.text('q'),
    sort: params.oneOf('sort', OFFERING_SORTS) ?? 'closes',
    ascending: params.oneOf('order', ['ascending', 'descending']) === 'ascending',
    page: params.page(),
    ignored: params.ignored,
  };
}

/** What of it chooses the rows: the query of the files. */
export function offeringsQuery(
  { state, kind, year, words, sort, ascending }: OfferingFilters,
  page: number | null = null,
): string {
  return queryOf({
    state,
    kind,
    year,
    q: words,
    sort: sort === 'closes' ? null : sort,
    order: ascending ? 'ascending' : null,
    page: page !== null && page > 1 ? page : null,
  });
}

/** By another column in its usual order, by the same one the other way round. */
export function sortedBy(filters: OfferingFilters, sort: OfferingSort): OfferingFilters {
  return { ...filters, sort, ascending: filters.sort === sort && !filters.ascending };
}

/** Something is left out of the list. */
export function isFiltered({ state, kind, year, words }: OfferingFilters): boolean {
  return [state, kind, year, words].some(Boolean);
}
