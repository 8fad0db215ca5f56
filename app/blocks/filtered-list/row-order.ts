import type { Column } from '#app/columns/column.ts';
import type { Sort } from '#app/ui/table.tsx';
import type { readQuery } from './search-params.ts';

/** The column that rows are sorted by, and the direction. */
export interface RowOrder {
  /** Its id. */
  sort: string;
  descending: boolean;
}

/** Default order of most histories. */
export const NEWEST_FIRST: RowOrder = { sort: 'date', descending: true };

const ORDERS = ['ascending', 'descending'] as const;
/** Codes sort from A to Z by default, figures and days from the largest. */
const CODES: ReadonlySet<string> = new Set(['symbol', 'contract']);

/** The order that an address requests, otherwise the page's own. */
export function parseRowOrder(
  { oneOf }: Pick<ReturnType<typeof readQuery>, 'oneOf'>,
  sorts: readonly string[],
  own: RowOrder = NEWEST_FIRST,
): RowOrder {
  const sort = oneOf('sort', sorts) ?? own.sort;
  const order = oneOf('order', ORDERS);
  return { sort, descending: order === null ? fallsByItself(sort) : order === 'descending' };
}

/** The parameters of an order: only what differs from the page's own order. */
export function rowOrderParams(
  { sort, descending }: RowOrder,
  own: RowOrder = NEWEST_FIRST,
): Record<'sort' | 'order', string | null> {
  return {
    sort: sort === own.sort ? null : sort,
    order: descending === fallsByItself(sort) ? null : descending ? 'descending' : 'ascending',
  };
}

/**
 * Sorts rows, given in the page's own order; rows without a value are last in both directions, and equal rows keep
 * their order.
 */
export function inRowOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { sort, descending }: RowOrder,
  own: RowOrder = NEWEST_FIRST,
): readonly Row[] {
  if (sort === own.sort) return descending === own.descending ? rows : rows.toReversed();
  const value = columns.find(({ id }) => id === sort)?.value;
  if (value === undefined) return rows;
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return (descending ? -1 : 1) * (left < right ? -1 : Number(left > right));
  });
}

/**
 * Target of a column heading: the first click sorts by the column, the second reverses the order. Undefined for a
 * column that cannot be sorted by.
 */
export function rowSort(
  id: string,
  sorts: readonly string[],
  order: RowOrder,
  addressOf: (order: RowOrder) => string,
): Sort | undefined {
  if (!sorts.includes(id)) return undefined;
  const isCurrent = order.sort === id;
  const next = { sort: id, descending: isCurrent ? !order.descending : fallsByItself(id) };
  return { to: addressOf(next) || '.', order: isCurrent ? (order.descending ? 'descending' : 'ascending') : 'none' };
}

function fallsByItself(sort: string): boolean {
  return !CODES.has(sort);
}
