import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const RETIREMENT_SORTS = ['retired', 'tonnes'] as const;
export type RetirementSort = (typeof RETIREMENT_SORTS)[number];

/** What an address requests of the register of retired credits; an absent filter is null. */
export interface RetirementFilters {
  credit: string | null;
  words: string;
  from: PlainDate | null;
  to: PlainDate | null;
  sort: RetirementSort;
  /** False when the newest, or the largest, come first. */
  ascending: boolean;
  page: number;
  ignored: readonly Ignored[];
}

/** Reads the filters of the register. `symbols` are those of the existing credits. */
export function parseRetirements(query: URLSearchParams, symbols: readonly string[]): RetirementFilters {
  const params = readQuery(query);
  return {
    credit: params.oneOf('credit', symbols),
    words: params.text('q'),
    ...params.days(),
    sort: params.oneOf('sort', RETIREMENT_SORTS) ?? 'retired',
    ascending: params.oneOf('order', ['ascending', 'descending']) === 'ascending',
    page: params.page(),
    ignored: params.ignored,
  };
}

/** The query of the files: the filters and the order of the rows. */
export function retirementsQuery({ credit, words, from, to, sort, ascending }: RetirementFilters, page = 1): string {
  return queryOf({
    credit,
    q: words,
    from,
    to,
    sort: sort === 'retired' ? null : sort,
    order: ascending ? 'ascending' : null,
    page: page > 1 ? page : null,
  });
}

/** True when a filter narrows the list. */
export function isFiltered({ credit, words, from, to }: RetirementFilters): boolean {
  return words !== '' || [credit, from, to].some(Boolean);
}
