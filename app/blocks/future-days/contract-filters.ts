import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** Columns that open contracts can be sorted by. */
export const CONTRACT_SORTS = [
  'last-day',
  'symbol',
  'days-left',
  'margin',
  'price-unit',
  'last',
  'settlement',
  'open-interest',
  'fair-value',
  'basis',
] as const;
export type ContractSort = (typeof CONTRACT_SORTS)[number];

/** What an address requests of the open contracts. */
export interface ContractFilters {
  /** Prefix of the contract symbols; null for all. */
  root: string | null;
  sort: ContractSort;
  descending: boolean;
  ignored: readonly Ignored[];
}

/** Reads the filters of open contracts. `roots`: those that the table has. */
export function parseContracts(query: URLSearchParams, roots: readonly string[]): ContractFilters {
  const params = readQuery(query);
  return {
    root: params.oneOf('root', roots),
    sort: params.oneOf('sort', CONTRACT_SORTS) ?? CONTRACT_SORTS[0],
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
}

/** The query of the filters. */
export function contractQuery({ root, sort, descending }: Omit<ContractFilters, 'ignored'>): string {
  return queryOf({
    root,
    sort: sort === CONTRACT_SORTS[0] ? null : sort,
    order: descending ? 'descending' : null,
  });
}
