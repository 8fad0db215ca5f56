import type { ConstituentRow } from './constituent-row.ts';

export const CONSTITUENT_COLUMNS = [
  'symbol',
  'weight',
  'contribution',
  'last',
  'change',
  'change-percent',
  'free-float-shares',
] as const;
export type ConstituentColumn = (typeof CONSTITUENT_COLUMNS)[number];

/** The order that an address requests (`?sort=contribution&order=ascending`). */
export interface ConstituentOrder {
  sort: ConstituentColumn;
  descending: boolean;
  /** Invalid values, which were not followed. */
  ignored: { parameter: 'sort' | 'order'; value: string }[];
}

const ORDERS = ['ascending', 'descending'] as const;
/** Older names of columns, which readers' saved addresses use. */
const EARLIER_NAMES: Readonly<Record<string, string>> = { shares: 'free-float-shares' };

/** Heaviest first unless the address says otherwise; names sort in ascending order, figures in descending order. */
export function parseOrder(query: URLSearchParams): ConstituentOrder {
  const ignored: ConstituentOrder['ignored'] = [];
  const oneOf = <T extends string>(parameter: 'sort' | 'order', known: readonly T[]): T | null => {
    const value = query.get(parameter)?.trim() ?? '';
    const name = EARLIER_NAMES[value.toLowerCase()] ?? value.toLowerCase();
    const found = known.find((option) => option === name);
    if (value && !found) ignored.push({ parameter, value });
    return found ?? null;
  };
  const sort = oneOf('sort', CONSTITUENT_COLUMNS) ?? 'weight';
  const order = oneOf('order', ORDERS);
  return { sort, descending: order === null ? isFigure(sort) : order === 'descending', ignored };
}

/** The parameters of an order: only what differs from the page's own order. */
export function orderQuery({ sort, descending }: Omit<ConstituentOrder, 'ignored'>) {
  return {
    sort: sort === 'weight' ? null : sort,
    order: descending === isFigure(sort) ? null : descending ? 'descending' : 'ascending',
  };
}

/** The first click on a column sorts by it, the second reverses the order. */
export function nextOrder(
  current: Pick<ConstituentOrder, 'sort' | 'descending'>,
  sort: ConstituentColumn,
): Pick<ConstituentOrder, 'sort' | 'descending'> {
  return { sort, descending: current.sort === sort ? !current.descending : isFigure(sort) };
}

/**
 * Sorts the rows; rows without a value are last in both directions, and equal rows are in the order of their symbols.
 */
export function inOrder(
  rows: readonly ConstituentRow[],
  { sort, descending }: Pick<ConstituentOrder, 'sort' | 'descending'>,
): ConstituentRow[] {
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, sort), valueOf(b, sort)];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || compare(a.symbol, b.symbol);
    return (descending ? -1 : 1) * compare(left, right) || compare(a.symbol, b.symbol);
  });
}

function isFigure(sort: ConstituentColumn): boolean {
  return sort !== 'symbol';
}

function valueOf(row: ConstituentRow, sort: ConstituentColumn): string | number | null {
  switch (sort) {
    case 'symbol':
      return row.symbol;
    case 'weight':
      return row.weight;
    case 'contribution':
      return row.contribution;
    case 'free-float-shares':
      return row.freeFloatShares;
    case 'last':
      return row.figures?.last ?? null;
    case 'change':
      return row.figures?.change ?? null;
    case 'change-percent':
      return row.figures?.changePercent ?? null;
  }
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}
