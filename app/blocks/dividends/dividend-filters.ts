import { DIVIDEND_STATUSES, type DividendStatus } from '#domain/dividend-status.ts';
import type { Month } from '#domain/month.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

export const DISTRIBUTIONS = ['interim', 'final'] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

export const DIVIDEND_SORTS = ['payment', 'amount', 'percent', 'total', 'days', 'name'] as const;
export type DividendSort = (typeof DIVIDEND_SORTS)[number];

/** What an address requests of the dividends of a fiscal year. */
export interface DividendFilters {
  year: string;
  kind: Distribution | null;
  status: DividendStatus | null;
  sector: string | null;
  /** Of payment. */
  month: Month | null;
  words: string;
  sort: DividendSort;
  descending: boolean;
  page: number;
  ignored: readonly Ignored[];
}

interface Known {
  /** Fiscal years with dividends, newest first. */
  years: readonly string[];
  sectors: readonly string[];
}

/** Figures sort in descending order and days in ascending order unless the address says otherwise. */
const FALLING: readonly DividendSort[] = ['amount', 'percent', 'total', 'days'];

export function parseDividends(query: URLSearchParams, { years, sectors }: Known): DividendFilters {
  const params = readQuery(query);
  const sort = params.oneOf('sort', DIVIDEND_SORTS) ?? 'payment';
  const order = params.oneOf('order', ['ascending', 'descending']);
  return {
    year: params.oneOf('year', years) ?? years[0] ?? '',
    kind: params.oneOf('kind', DISTRIBUTIONS),
    status: params.oneOf('status', DIVIDEND_STATUSES),
    sector: params.oneOf('sector', sectors),
    month: params.month('month'),
    words: params.text('q'),
    sort,
    descending: order === null ? FALLING.includes(sort) : order === 'descending',
    page: params.page(),
    ignored: params.ignored,
  };
}

/** The query of the filters; `more` is added to the parameters that choose the rows. */
export function dividendsQuery(
  { year, kind, status, sector, month, words, sort, descending }: DividendFilters,
  more: Record<string, string | number | null> = {},
): string {
  const isUsual = descending === FALLING.includes(sort);
  return queryOf({
    year,
    kind,
    status,
    sector,
    month,
    q: words,
    sort: sort === 'payment' ? null : sort,
    order: isUsual ? null : descending ? 'descending' : 'ascending',
    ...more,
  });
}

/** Another column sorts in its default order; the same column reverses the order. */
export function sortedBy(filters: DividendFilters, sort: DividendSort): DividendFilters {
  const descending = filters.sort === sort ? !filters.descending : FALLING.includes(sort);
  return { ...filters, sort, descending };
}

export function isFiltered({ kind, status, sector, month, words }: DividendFilters): boolean {
  return [kind, status, sector, month, words].some(Boolean);
}
