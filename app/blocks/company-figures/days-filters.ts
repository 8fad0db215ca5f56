import { PRICE_BASES, type PriceBasis } from '#domain/adjusted-price.ts';
import type { PlainDate } from '#domain/time.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';
import { daysQuery, parseDays, type DayRangeFilters } from './day-range-filters.ts';

/** The days of a security that an address requests, and the basis of its prices. */
export interface DaysFilters extends DayRangeFilters {
  prices: PriceBasis;
}

export function parseDaysFilters(query: URLSearchParams, today: PlainDate): DaysFilters {
  const params = readQuery(query);
  const prices = params.oneOf('prices', PRICE_BASES) ?? 'raw';
  const days = parseDays(query, today);
  return { ...days, prices, ignored: [...days.ignored, ...params.ignored] };
}

/** The query of the filters; without a page, that of the first. */
export function daysFiltersQuery(filters: DaysFilters, page?: number): string {
  const query = new URLSearchParams(daysQuery(filters, page));
  if (filters.prices !== 'raw') query.set('prices', filters.prices);
  return query.size > 0 ? `?${query}` : '';
}
