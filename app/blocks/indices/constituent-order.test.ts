import { describe, expect, it } from 'vitest';
import { CONSTITUENT_COLUMNS, inOrder, nextOrder, orderQuery, parseOrder } from './constituent-order.ts';
import type { ConstituentRow } from './constituent-row.ts';

const row = (symbol: string, weight: number | null, contribution: number | null): ConstituentRow => ({
  symbol,
  name: null,
  board: null,
  figures: null,
  freeFloatShares: 1,
  capFactor: 1,
  weight,
  contribution,
});
const ROWS = [row('B', 100, -5), row('A', 100, 7), row('C', null, null), row('D', 900, 0)];
const symbols = (query: string) => inOrder(ROWS, parseOrder(new URLSearchParams(query))).map(({ symbol }) => symbol);

describe('the order of an index’s members', () => {
  it('begins with the heaviest; equals stand by symbol, and what has no value last either way', () => {
    expect(symbols('')).toEqual(['D', 'A', 'B', 'C']);
    expect(symbols('order=ascending')).toEqual(['A', 'B', 'D', 'C']);
    expect(symbols('sort=contribution')).toEqual(['A', 'D', 'B', 'C']);
    expect(symbols('sort=symbol')).toEqual(['A', 'B', 'C', 'D']);
  });

  it('names what it cannot follow', () => {
    const { sort, descending, ignored } = parseOrder(new URLSearchParams('sort=beauty&order=sideways'));
    expect([sort, descending]).toEqual(['weight', true]);
    expect(ignored).toEqual([
      { parameter: 'sort', value: 'beauty' },
      { parameter: 'order', value: 'sideways' },
    ]);
  });

  it('is read again from the address that it writes', () => {
    for (const sort of CONSTITUENT_COLUMNS)
      for (const descending of [true, false]) {
        const kept = Object.entries(orderQuery({ sort, descending })).flatMap(([name, value]) =>
          value === null ? [] : [[name, value]],
        );
        expect(parseOrder(new URLSearchParams(kept))).toEqual({ sort, descending, ignored: [] });
      }
  });

  it('turns round at the second click on a column', () => {
    const first = nextOrder({ sort: 'weight', descending: true }, 'last');
    expect(first).toEqual({ sort: 'last', descending: true });
    expect(nextOrder(first, 'last')).toEqual({ sort: 'last', descending: false });
    expect(nextOrder(first, 'symbol')).toEqual({ sort: 'symbol', descending: false });
  });
});
