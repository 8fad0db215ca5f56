import { PRICE_BASES, type PriceBasis } from '#domain/adjusted-price.ts';
import { INTERVALS, type Interval } from '#domain/bar-periods.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { NEWEST_FIRST, parseRowOrder, rowOrderParams, type RowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { readQuery } from '#app/blocks/filtered-list/search-params.ts';

/** Most securities shown side by side. */
export const SYMBOLS_MAX = 10;

/** Columns that are always shown and identify a row. */
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

/** Columns whose sort order would be meaningless. */
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
/** Columns that rows can be sorted by. */
export const PRICE_SORTS: readonly string[] = PRICE_COLUMNS.filter((column) => !UNORDERED.has(column));

/** What an address requests of the history of prices. */
export interface PriceFilters extends DayRangeFilters {
  /** The named security and those compared with it (`compare`). Empty: every security on one day. */
  symbols: readonly string[];
  /** The day for all securities; null where the address names none. */
  day: PlainDate | null;
  interval: Interval;
  basis: PriceBasis;
  /** Columns from `PRICE_COLUMNS` shown beside date and symbol; empty for the default ones. */
  columns: readonly string[];
  order: RowOrder;
}

/** Default order: chosen securities by day, newest first; all securities on one day by symbol. */
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

/** The query of the filters; without a page, that of the first. */
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
