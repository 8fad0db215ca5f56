import { VACANCY_KINDS, type VacancyKind } from '#domain/vacancy.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const VACANCY_SORTS = ['closes', 'published'] as const;
export type VacancySort = (typeof VACANCY_SORTS)[number];

/** What an address requests of the vacancies; an absent filter is null. */
export interface VacancyFilters {
  words: string;
  kind: VacancyKind | null;
  /** Spelled as in addresses. */
  department: string | null;
  place: string | null;
  sort: VacancySort;
  page: number;
  ignored: readonly Ignored[];
}

/** Reads the filters of the vacancies. Departments and places are those of the open vacancies. */
export function parseVacancies(
  query: URLSearchParams,
  known: { departments: readonly string[]; places: readonly string[] },
): VacancyFilters {
  const params = readQuery(query);
  return {
    words: params.text('q'),
    kind: params.oneOf('kind', VACANCY_KINDS),
    department: params.oneOf('department', known.departments),
    place: params.oneOf('place', known.places),
    sort: params.oneOf('sort', VACANCY_SORTS) ?? 'closes',
    page: params.page(),
    ignored: params.ignored,
  };
}

/** The filters as a query; the page is included only when it is not the first. */
export function vacanciesQuery({ words, kind, department, place, sort }: VacancyFilters, page = 1): string {
  return queryOf({
    q: words,
    kind,
    department,
    place,
    sort: sort === 'closes' ? null : sort,
    page: page > 1 ? page : null,
  });
}

/** True when a filter narrows the list. */
export function isFiltered({ words, kind, department, place }: VacancyFilters): boolean {
  return words !== '' || [kind, department, place].some(Boolean);
}
