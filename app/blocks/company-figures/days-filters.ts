import { PRICE_BASES, type PriceBasis } from '#domain/adjusted-price.ts';
import type { PlainDate } from '#domain/time.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';
import { daysQuery, parseDays, type DayRangeFilters } from './day-range-filters.ts';

/** Which days of a security an address asks for, and on which basis its prices are. */
export interface DaysFilters extends DayRangeFilters {
  prices: PriceBasis;
}

export function parseDaysFilters(query: URLSearchParams, today: PlainDate): DaysFilters {
  const params = readQuery(query);
  const prices = params.oneOf('prices', PRICE_BASES) ?? 'raw';
  const days = parseDays(query, today);
  return { ...days, prices, ignored: [...days.ignored, ...params.ignored] };
}

/** The address of it; without a page, that of its first. */
export function daysFiltersQuery(filters: DaysFilters, page?: number): string {
  const query = new URLSearchParams(daysQuery(filters, page));
  if (filters.prices !== 'raw') query.set('prices', filters.prices);
  return query.size > 0 ? `?${query}` : '';
}
