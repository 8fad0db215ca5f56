import { PRICE_BASES, type PriceBasis } from '#domain/adjusted-price.ts';
import { INTERVALS, type Interval } from '#domain/bar-periods.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';

/** So many securities are shown beside each other. */
export const SYMBOLS_MAX = 10;

/** What an address asks of the history of prices. */
export interface PriceFilters extends DayRangeFilters {
  /** The named one and those beside it (`compare`). None: every security on one day. */
  symbols: readonly string[];
  /** The day of all securities; null where the address names none. */
  day: PlainDate | null;
  interval: Interval;
  basis: PriceBasis;
}

export function parsePriceFilters(query: URLSearchParams, known: readonly string[], today: PlainDate): PriceFilters {
  const params = readQuery(query);
  const first = params.oneOf('symbol', known);
  const beside = params.manyOf('compare', known).filter((symbol) => symbol !== first);
  const symbols = [...(first === null ? [] : [first]), ...beside];
  const day = params.day('day');
  const interval = params.oneOf('interval', INTERVALS) ?? 'day';
  const basis = params.oneOf('prices', PRICE_BASES) ?? 'raw';
  const tooMany = symbols.slice(SYMBOLS_MAX).map((value) => ({ parameter: 'compare', value }));
  const days = parseDays(query, today);
  return {
    ...days,
    symbols: symbols.slice(0, SYMBOLS_MAX),
    day,
    interval,
    basis,
    ignored: [...params.ignored, ...tooMany, ...days.ignored],
  };
}

/** The address of it; without a page, that of its first. */
export function priceQuery(filters: Omit<PriceFilters, 'ignored'>, page?: number): string {
  const { symbols, day, range, from, to, interval, basis } = filters;
  const query = new URLSearchParams(symbols.map((symbol, at) => [at === 0 ? 'symbol' : 'compare', symbol]));
  const add = (name: string, value: string | null | undefined) => void (value && query.append(name, value));
  if (symbols.length === 0) {
    add('day', day);
  } else {
    add('from', range === null ? from : null);
    add('to', range === null ? to : null);
    add('range', range === OPENS_ON ? null : range);
    add('interval', interval === 'day' ? null : interval);
    add('prices', basis === 'raw' ? null : basis);
  }
  add('page', page && page > 1 ? String(page) : null);
  return query.size > 0 ? `?${query}` : '';
}
