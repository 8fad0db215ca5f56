import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { parseRowOrder, rowOrderParams, type RowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { queryOf, readQuery } from '#app/blocks/filtered-list/search-params.ts';

/** Every contract; the nearest contract of each day; contracts joined to one series without jumps. */
export const FUTURE_SERIES = ['contracts', 'front', 'continuous'] as const;
export type FutureSeries = (typeof FUTURE_SERIES)[number];

/** What an address requests of the history of futures. */
export interface FutureFilters extends DayRangeFilters {
  root: string;
  series: FutureSeries;
  /** A single contract; null for all of the root. */
  contract: string | null;
  order: RowOrder;
}

/** Columns that rows can be sorted by. */
export const FUTURE_SORTS: readonly string[] = [
  'date',
  'contract',
  'expiry',
  'days-left',
  'settlement',
  'change',
  'volume',
  'open-interest',
  'basis',
];

/** The requested root; the first where none is named. */
export function parseRoot(query: URLSearchParams, roots: readonly string[]) {
  const params = readQuery(query);
  return { root: params.oneOf('root', roots) ?? roots[0] ?? '', ignored: params.ignored };
}

/**
 * Reads the filters of futures. `contracts`: those of the root. A series is made of several contracts, so it cannot be
 * limited to one.
 */
export function parseFutureFilters(
  query: URLSearchParams,
  roots: readonly string[],
  contracts: readonly string[],
  last: PlainDate,
): FutureFilters {
  const { root, ignored } = parseRoot(query, roots);
  const params = readQuery(query);
  const series = params.oneOf('series', FUTURE_SERIES) ?? 'contracts';
  const named = params.oneOf('contract', contracts);
  const order = parseRowOrder(params, FUTURE_SORTS);
  const isUsed = series === 'contracts';
  const unused = named !== null && !isUsed ? [{ parameter: 'contract', value: named }] : [];
  const days = parseDays(query, last);
  return {
    ...days,
    root,
    series,
    contract: isUsed ? named : null,
    order,
    ignored: [...ignored, ...params.ignored, ...unused, ...days.ignored],
  };
}

/** The query of the filters; without a page, that of the first. `first` is the root that needs no naming. */
export function futureQuery(filters: Omit<FutureFilters, 'ignored'>, first: string, page?: number): string {
  const { root, series, contract, range, from, to, order } = filters;
  return queryOf({
    root: root === first ? null : root,
    series: series === 'contracts' ? null : series,
    contract,
    from: range === null ? from : null,
    to: range === null ? to : null,
    range: range === OPENS_ON ? null : range,
    ...rowOrderParams(order),
    page: page && page > 1 ? page : null,
  });
}
