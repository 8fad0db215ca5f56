import { MAKING_GROUPS, type MakingGroup } from '#domain/market-making.ts';
import type { Month } from '#domain/month.ts';
import { readQuery, queryOf, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const MAKER_SORTS = [
  'symbol',
  'maker',
  'group',
  'since',
  'presence-required',
  'presence-met',
  'spread-required',
  'spread-average',
  'size-required',
  'size-average',
  'days-met',
  'spread-now',
] as const;
export type MakerSort = (typeof MAKER_SORTS)[number];

/** Filter by whether the month's presence met the obligation. */
export const MET_FILTERS = ['met', 'not-met'] as const;

/** What an address requests of the market makers; an absent filter is null. */
export interface MakerFilters {
  words: string;
  /** Code of a member. */
  maker: string | null;
  group: MakingGroup | null;
  met: (typeof MET_FILTERS)[number] | null;
  /** Null where the address names none. */
  month: Month | null;
  sort: MakerSort;
  descending: boolean;
  ignored: readonly Ignored[];
}

export function parseMakers(query: URLSearchParams, codes: readonly string[]): MakerFilters {
  const params = readQuery(query);
  return {
    words: params.text('q'),
    maker: params.oneOf('maker', codes),
    group: params.oneOf('group', MAKING_GROUPS),
    met: params.oneOf('met', MET_FILTERS),
    month: params.month('month'),
    sort: params.oneOf('sort', MAKER_SORTS) ?? 'symbol',
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
}

/** The query of the filters; its parameters are always in the same order. */
export function makersQuery({ words, maker, group, met, month, sort, descending }: MakerFilters): string {
  return queryOf({
    q: words,
    maker,
    group,
    met,
    month,
    sort: sort === 'symbol' ? null : sort,
    order: descending ? 'descending' : null,
  });
}

/** True when a filter narrows the list. */
export function isFiltered({ words, maker, group, met }: MakerFilters): boolean {
  return words !== '' || [maker, group, met].some(Boolean);
}
