import { PRICE_BASES, type PriceBasis } from '#domain/adjusted-price.ts';
import { INTERVALS, type Interval } from '#domain/bar-periods.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { NEWEST_FIRST, parseRowOrder, rowOrderParams, type RowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';

/** So many securities are shown beside each other. */
export const SYMBOLS_MAX = 10;

/** Columns that are always there: what a row is of. */
const FIXED_COLUMNS = ['date', 'symbol'] as const;
/** Columns that can be chosen, in the table's order. */
const CHOSEN_COLUMNS = [
  'name',
  'isin',
  'id',
  'kind',
  'board',
  'open',
  'high',
  'low',
  'close',
  'previous-close',
  'change',
  'change-percent',
  'vwap',
  'volume',
  'value',
  'trades',
  'market-value',
  'free-float-value',
  'traded',
  'factor',
  'event',
  'currency',
] as const;
export const PRICE_COLUMNS: readonly string[] = [...FIXED_COLUMNS, ...CHOSEN_COLUMNS];

/** Columns whose values have no order that tells anything. */
const UNORDERED: ReadonlySet<string> = new Set([
  'name',
  'isin',
  'id',
  'kind',
  'board',
  'traded',
  'factor',
  'event',
  'currency',
]);
/** Columns that rows are put in the order of. */
export const PRICE_SORTS: readonly string[] = PRICE_COLUMNS.filter((column) => !UNORDERED.has(column));

/** What an address asks of the history of prices. */
export interface PriceFilters extends DayRangeFilters {
  /** The named one and those beside it (`compare`). None: every security on one day. */
  symbols: readonly string[];
  /** The day of all securities; null where the address names none. */
  day: PlainDate | null;
  interval: Interval;
  basis: PriceBasis;
  /** Those of `PRICE_COLUMNS` that are shown beside date and symbol; none: the usual ones. */
  columns: readonly string[];
  order: RowOrder;
}

/** Chosen securities the newest day first, all of them on one day by name. */
export function ownOrder({ symbols }: Pick<PriceFilters, 'symbols'>): RowOrder {
  return symbols.length === 0 ? { sort: 'symbol', descending: false } : NEWEST_FIRST;
}

export function parsePriceFilters(query: URLSearchParams, known: readonly string[], today: PlainDate): PriceFilters {
  const params = readQuery(query);
  const first = params.oneOf('symbol', known);
  const beside = params.manyOf('compare', known).filter((symbol) => symbol !== first);
  const symbols = [...(first === null ? [] : [first]), ...beside];
  const day = params.day('day');
  const interval = params.oneOf('interval', INTERVALS) ?? 'day';
  const basis = params.oneOf('prices', PRICE_BASES) ?? 'raw';
  const columns = params.manyOf('column', PRICE_COLUMNS);
  const order = parseRowOrder(params, PRICE_SORTS, ownOrder({ symbols }));
  const tooMany = symbols.slice(SYMBOLS_MAX).map((value) => ({ parameter: 'compare', value }));
  const days = parseDays(query, today);
  return {
    ...days,
    symbols: symbols.slice(0, SYMBOLS_MAX),
    day,
    interval,
    basis,
    columns,
    order,
    ignored: [...params.ignored, ...tooMany, ...days.ignored],
  };
}

/** The address of it; without a page, that of its first. */
export function priceQuery(filters: Omit<PriceFilters, 'ignored'>, page?: number): string {
  const { symbols, day, range, from, to, interval, basis, columns, order } = filters;
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
  for (const id of columns) add('column', id);
  const { sort, order: direction } = rowOrderParams(order, ownOrder(filters));
  add('sort', sort);
  add('order', direction);
  add('page', page && page > 1 ? String(page) : null);
  return query.size > 0 ? `?${query}` : '';
}
