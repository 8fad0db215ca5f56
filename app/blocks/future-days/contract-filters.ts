import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** Columns that open contracts are put in the order of. */
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

/** What an address asks of the open contracts. */
export interface ContractFilters {
  /** Beginning of their symbols; null: all. */
  root: string | null;
  sort: ContractSort;
  descending: boolean;
  ignored: readonly Ignored[];
}

/** `roots`: those that the table has. */
export function parseContracts(query: URLSearchParams, roots: readonly string[]): ContractFilters {
  const params = readQuery(query);
  return {
    root: params.oneOf('root', roots),
    sort: params.oneOf('sort', CONTRACT_SORTS) ?? CONTRACT_SORTS[0],
    descending: params.oneOf('order', ['ascending', 'descending']) === 'descending',
    ignored: params.ignored,
  };
}

/** The address of it. */
export function contractQuery({ root, sort, descending }: Omit<ContractFilters, 'ignored'>): string {
  return queryOf({
    root,
    sort: sort === CONTRACT_SORTS[0] ? null : sort,
    order: descending ? 'descending' : null,
  });
}
