import { RIGHTS_STATES, type RightsState } from '#domain/rights-issue.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of the list of rights issues. */
export interface RightsFilters {
  state: RightsState | null;
  /** Year of the general meeting. */
  year: string | null;
  words: string;
  page: number;
  ignored: readonly Ignored[];
}

export function parseRights(query: URLSearchParams, years: readonly string[]): RightsFilters {
  const params = readQuery(query);
  return {
    state: params.oneOf('state', RIGHTS_STATES),
    year: params.oneOf('year', years),
    words: params.text('q'),
    page: params.page(),
    ignored: params.ignored,
  };
}

/** The query of the filters. */
export function rightsQuery({ state, year, words }: RightsFilters, page: number | null = null): string {
  return queryOf({ state, year, q: words, page: page === 1 ? null : page });
}

export function isFiltered({ state, year, words }: RightsFilters): boolean {
  return words !== '' || state !== null || year !== null;
}
