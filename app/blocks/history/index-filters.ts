import { INTERVALS, type Interval } from '#domain/bar-periods.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';

/**
 * `wide`: a row for each day, a column for each index. `long`: a row for each day of each index. `ranks`: the order of
 * the indices in each month.
 */
export const TABLE_SHAPES = ['wide', 'long', 'ranks'] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

/** What an address requests of the history of indices. */
export interface IndexFilters extends DayRangeFilters {
  /** Index codes; empty for all that the page has, or for the one that it opens on. */
  indices: readonly string[];
  interval: Interval;
  shape: TableShape;
  /** The day on which drawn lines are at 100; null for the first day that all of them have. */
  rebase: PlainDate | null;
}

export function parseIndexFilters(query: URLSearchParams, codes: readonly string[], today: PlainDate): IndexFilters {
  const params = readQuery(query);
  const indices = params.manyOf('index', codes);
  const interval = params.oneOf('interval', INTERVALS) ?? 'day';
  const shape = params.oneOf('shape', TABLE_SHAPES) ?? 'wide';
  const days = parseDays(query, today);
  const rebase = params.day('rebase');
  const isOutside = rebase !== null && (rebase < days.from || rebase > days.to);
  const outside = isOutside ? [{ parameter: 'rebase', value: rebase }] : [];
  return {
    ...days,
    indices,
    interval,
    shape,
    rebase: isOutside ? null : rebase,
    ignored: [...params.ignored, ...outside, ...days.ignored],
  };
}

/** The query of the filters; without a page, that of the first. */
export function indexQuery(filters: Omit<IndexFilters, 'ignored'>, page?: number): string {
  const { indices, range, from, to, interval, shape, rebase } = filters;
  const query = new URLSearchParams(indices.map((code) => ['index', code]));
  const add = (name: string, value: string | null | undefined) => void (value && query.append(name, value));
  add('from', range === null ? from : null);
  add('to', range === null ? to : null);
  add('range', range === OPENS_ON ? null : range);
  add('interval', interval === 'day' ? null : interval);
  add('shape', shape === 'wide' ? null : shape);
  add('rebase', rebase);
  add('page', page && page > 1 ? String(page) : null);
  return query.size > 0 ? `?${query}` : '';
}
