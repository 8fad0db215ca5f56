import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of a list of notices. */
export interface NoticeFilters {
  words: string;
  from: PlainDate | null;
  to: PlainDate | null;
  page: number;
  ignored: readonly Ignored[];
}

export function parseNotices(query: URLSearchParams): NoticeFilters {
  const params = readQuery(query);
  return { words: params.text('q'), ...params.days(), page: params.page(), ignored: params.ignored };
}

/** The query of the filters; without a page, that of the first. */
export function noticesQuery({ words, from, to }: NoticeFilters, page = 1): string {
  return queryOf({ q: words, from, to, page: page === 1 ? null : page });
}

export function isFiltered({ words, from, to }: NoticeFilters): boolean {
  return [words, from, to].some(Boolean);
}
