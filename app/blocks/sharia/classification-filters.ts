import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** On the quarter's list, not on it, or of a kind that is not screened. */
export const SHARIA_STATES = ['listed', 'not-listed', 'not-screened'] as const;
export type ShariaState = (typeof SHARIA_STATES)[number];

/** What an address requests of the classification of all securities; an absent filter is null. */
export interface ClassificationFilters {
  words: string;
  kind: string | null;
  board: string | null;
  sector: string | null;
  sharia: ShariaState | null;
  ignored: readonly Ignored[];
}

/** The existing classes. */
export interface Classes {
  kinds: readonly string[];
  boards: readonly string[];
  /** Spelled as in addresses. */
  sectors: readonly string[];
}

export function parseClasses(query: URLSearchParams, { kinds, boards, sectors }: Classes): ClassificationFilters {
  const params = readQuery(query);
  return {
    words: params.text('q'),
    kind: params.oneOf('kind', kinds),
    board: params.oneOf('board', boards),
    sector: params.oneOf('sector', sectors),
    sharia: params.oneOf('sharia', SHARIA_STATES),
    ignored: params.ignored,
  };
}

/** The query of the filters. */
export function classesQuery({ words, kind, board, sector, sharia }: ClassificationFilters): string {
  return queryOf({ q: words, kind, board, sector, sharia });
}

export function isFiltered({ words, kind, board, sector, sharia }: ClassificationFilters): boolean {
  return [words, kind, board, sector, sharia].some(Boolean);
}
