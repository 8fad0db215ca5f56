import { OFFERING_KINDS, OFFERING_STATES, type OfferingKind, type OfferingState } from '#domain/offering.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const OFFERING_SORTS = ['closes', 'raised', 'covered', 'change'] as const;
export type OfferingSort = (typeof OFFERING_SORTS)[number];

/** What an address requests of the offerings; an absent filter is null. */
export interface OfferingFilters {
  state: OfferingState | null;
  kind: OfferingKind | null;
  /** Year in which subscription closed, or in which trading began where nothing was offered. */
  year: string | null;
  words: string;
  sort: OfferingSort;
  /** False when the latest, or the largest, come first. */
  ascending: boolean;
  page: number;
  ignored: readonly Ignored[];
}

/** Reads the filters of offerings. `years` are those that have any. */
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

/** The query of the files: the filters and the order of the rows. */
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

/** Another column sorts in its default order; the same column reverses the order. */
export function sortedBy(filters: OfferingFilters, sort: OfferingSort): OfferingFilters {
  return { ...filters, sort, ascending: filters.sort === sort && !filters.ascending };
}

/** True when a filter narrows the list. */
export function isFiltered({ state, kind, year, words }: OfferingFilters): boolean {
  return [state, kind, year, words].some(Boolean);
}
