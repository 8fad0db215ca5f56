import { latinDigits } from '#domain/arabic.ts';
import { FOREIGN_STATUSES, type ForeignStatus } from '#domain/foreign-ownership.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { queryOf, readQuery } from '#app/blocks/filtered-list/search-params.ts';

export const OWNERSHIP_SORTS = [
  'symbol',
  'issued',
  'national-actual',
  'gcc-actual',
  'foreign-permitted',
  'foreign-actual',
  'shares-left',
  'used-percent',
  'change-week',
  'change-month',
] as const;
export type OwnershipSort = (typeof OWNERSHIP_SORTS)[number];

const SHARES_MAX = 10_000_000_000_000;

/** What an address requests of foreign ownership; an absent filter is null. */
export interface OwnershipFilters extends DayRangeFilters {
  words: string;
  sector: string | null;
  status: ForeignStatus | null;
  /** The day of the list of all companies; null for the last stored one. */
  day: PlainDate | null;
  sort: OwnershipSort;
  descending: boolean;
  /** The company whose days are shown; null for all companies of a day. */
  symbol: string | null;
  /** The reader's intended order: as typed, and its number of shares. */
  typed: string;
  shares: number | null;
}

export function parseOwnership(
  query: URLSearchParams,
  known: { symbols: readonly string[]; sectors: readonly string[] },
  last: PlainDate,
): OwnershipFilters {
  const params = readQuery(query);
  const days = parseDays(query, last);
  const sort = params.oneOf('sort', OWNERSHIP_SORTS);
  const order = params.oneOf('order', ['ascending', 'descending']);
  const typed = params.text('shares');
  return {
    ...days,
    words: params.text('q'),
    sector: params.oneOf('sector', known.sectors),
    status: params.oneOf('status', FOREIGN_STATUSES),
    day: params.day('day'),
    sort: sort ?? 'used-percent',
    descending: sort === null ? order !== 'ascending' : order === 'descending',
    symbol: params.oneOf('symbol', known.symbols),
    typed,
    shares: sharesIn(typed),
    ignored: [...params.ignored, ...days.ignored],
  };
}

/** A whole number above zero, however its digits are grouped; null otherwise. */
function sharesIn(typed: string): number | null {
  const digits = latinDigits(typed).replace(/[\s,٬']/g, '');
  const shares = /^\d{1,14}$/.test(digits) ? Number(digits) : 0;
  return shares > 0 && shares <= SHARES_MAX ? shares : null;
}

type Chosen = Omit<OwnershipFilters, 'ignored' | 'typed' | 'shares' | 'page'>;

/** The query of all companies on a day. */
export function marketQuery({ words, sector, status, day, sort, descending }: Chosen): string {
  const isUsual = sort === 'used-percent' && descending;
  return queryOf({
    day,
    q: words,
    sector,
    status,
    sort: isUsual ? null : sort,
    order: isUsual || !descending ? null : 'descending',
  });
}

/** The query of a company's days; without a page, that of the first. */
export function companyQuery({ symbol, range, from, to }: Chosen, page?: number): string {
  return queryOf({
    symbol,
    from: range === null ? from : null,
    to: range === null ? to : null,
    range: range === OPENS_ON ? null : range,
    page: page && page > 1 ? page : null,
  });
}

/** The query of the rows shown. */
export function ownershipQuery(filters: Chosen): string {
  return filters.symbol === null ? marketQuery(filters) : companyQuery(filters);
}

/** True when a filter narrows the list. */
export function isFiltered({ words, sector, status, day }: Chosen): boolean {
  return [words, sector, status, day].some(Boolean);
}
