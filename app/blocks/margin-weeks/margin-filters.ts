import { MARGIN_KINDS, type MarginKind } from '#domain/margin-week.ts';
import type { PlainDate } from '#domain/time.ts';
import { parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { parseRowOrder, rowOrderParams, type RowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { queryOf, readQuery } from '#app/blocks/filtered-list/search-params.ts';
import type { Range } from '#app/blocks/plot/ranges.ts';

/** Ranges that cover at least a few weeks. */
export const WEEK_RANGES: readonly Range[] = ['1M', '6M', 'YTD', '1Y', 'All'];
export const WEEKS_OPEN_ON: Range = '6M';

/** What an address requests of the weekly margin trading report. */
export interface MarginFilters extends DayRangeFilters {
  /** null for both kinds together. */
  kind: MarginKind | null;
  /** The last trading day of the week whose securities are shown; null for the last week. */
  week: PlainDate | null;
  order: RowOrder;
}

/** Columns that rows can be sorted by. */
export const MARGIN_SORTS: readonly string[] = [
  'week',
  'outstanding',
  'collateral',
  'coverage',
  'cushion',
  'purchases',
  'part-of-buying',
  'calls',
  'sold-out',
];
/** The newest week first. */
export const MARGIN_ORDER: RowOrder = { sort: 'week', descending: true };

export function parseMargin(query: URLSearchParams, last: PlainDate): MarginFilters {
  const params = readQuery(query);
  const withUsual = new URLSearchParams(query);
  const isOpen = !query.get('range')?.trim() && !query.get('from')?.trim() && !query.get('to')?.trim();
  if (isOpen) withUsual.set('range', WEEKS_OPEN_ON);
  const kind = params.oneOf('kind', MARGIN_KINDS);
  const week = params.day('week');
  const order = parseRowOrder(params, MARGIN_SORTS, MARGIN_ORDER);
  const days = parseDays(withUsual, last);
  return { ...days, kind, week, order, ignored: [...params.ignored, ...days.ignored] };
}

/** The query of the filters; without a page, that of the first. */
export function marginQuery(filters: Omit<MarginFilters, 'ignored' | 'page'>, page?: number): string {
  const { range, from, to, kind, week, order } = filters;
  return queryOf({
    from: range === null ? from : null,
    to: range === null ? to : null,
    range: range === WEEKS_OPEN_ON ? null : range,
    kind,
    week,
    ...rowOrderParams(order, MARGIN_ORDER),
    page: page && page > 1 ? page : null,
  });
}
