import { expect, it } from 'vitest';
import { column } from '#app/columns/column.ts';
import { inRowOrder, NEWEST_FIRST, parseRowOrder, rowOrderParams, rowSort, type RowOrder } from './row-order.ts';
import { readQuery } from './search-params.ts';

const SORTS = ['date', 'symbol', 'value'];
const ROWS = [
  { date: '2026-11-17', symbol: 'B', value: 2 },
  { date: '2026-11-16', symbol: 'A', value: null },
  { date: '2026-11-13', symbol: 'C', value: 7 },
];
const COLUMNS = [
  column('day', 'date', 'Date', (row: (typeof ROWS)[number]) => row.date),
  column('code', 'symbol', 'Symbol', (row: (typeof ROWS)[number]) => row.symbol),
  column('count', 'value', 'Value', (row: (typeof ROWS)[number]) => row.value),
];
const orderOf = (query: string) => parseRowOrder(readQuery(new URLSearchParams(query)), SORTS);
const symbols = (query: string) =>
  inRowOrder(ROWS, COLUMNS, orderOf(query))
    .map(({ symbol }) => symbol)
    .join('');

it('rows come the newest first, by a figure the largest first, by a code from A, and any of them turned round', () => {
  expect(symbols('')).toBe('BAC');
  expect(symbols('order=ascending')).toBe('CAB');
  expect(symbols('sort=symbol')).toBe('ABC');
  expect(symbols('sort=symbol&order=descending')).toBe('CBA');
});

it('a row without the figure is last, whichever way round', () => {
  expect(symbols('sort=value')).toBe('CBA');
  expect(symbols('sort=value&order=ascending')).toBe('BCA');
});

it('an order comes back from its address, and the page’s own is not in it', () => {
  const written = (order: RowOrder) =>
    new URLSearchParams(
      Object.entries(rowOrderParams(order)).filter((one): one is [string, string] => one[1] !== null),
    );
  expect(written(NEWEST_FIRST).size).toBe(0);
  for (const sort of SORTS)
    for (const descending of [true, false])
      expect(orderOf(String(written({ sort, descending })))).toEqual({ sort, descending });
});

it('the head of the column in use turns it round; one that cannot be sorted by is no link', () => {
  const to = ({ sort, descending }: RowOrder) => `?${sort}${descending ? '-' : '+'}`;
  expect(rowSort('date', SORTS, NEWEST_FIRST, to)).toEqual({ to: '?date+', order: 'descending' });
  expect(rowSort('symbol', SORTS, NEWEST_FIRST, to)).toEqual({ to: '?symbol+', order: 'none' });
  expect(rowSort('open', SORTS, NEWEST_FIRST, to)).toBeUndefined();
});
