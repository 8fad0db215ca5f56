import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageText } from '#app/columns/column.ts';
import { listAddress, parseColumns, sortBy, type ListRow } from './list-column.ts';
import { listColumns } from './list-columns.ts';

const IDS = ['last', 'coupon-percentage', 'maturity-date', 'issue-date', 'isin'];
const USUAL = ['last', 'maturity-date', 'isin'];
const PLAIN = { words: '', sector: null, sort: 'symbol', descending: false };
const parse = (query: string) => parseColumns(new URLSearchParams(query), IDS, USUAL);

describe('the columns of a list', () => {
  it('are the usual ones where none is asked for, or none that there is', () => {
    expect(parse('')).toMatchObject({ shown: USUAL, isUsual: true, unknown: [] });
    expect(parse('column=beauty&column=')).toMatchObject({ shown: USUAL, isUsual: true, unknown: ['beauty'] });
  });

  it('stand in the order of the list, whatever order the address has, and each once', () => {
    expect(parse('column=ISIN&column= last &column=isin').shown).toEqual(['last', 'isin']);
  });

  it('are the same after their own address, which names none of them when they are usual', () => {
    fc.assert(
      fc.property(fc.subarray(IDS, { minLength: 1 }), (chosen) => {
        const columns = parse(chosen.map((id) => `column=${id}`).join('&'));
        const address = listAddress(PLAIN, columns);
        expect(parse(address)).toEqual(columns);
        expect(address === '').toBe(chosen.join() === USUAL.join());
      }),
    );
  });
});

describe('a term in a list', () => {
  const columnsOf = (kind: 'bond' | 'fund') => listColumns({ kind, inAed: true }, (id) => id);
  const rowWith = (terms: object) => ({ symbol: 'AAA', quote: null, currency: 'USD', terms }) as unknown as ListRow;

  it('sorts by its figure, or by its English words', () => {
    const row = rowWith({ 'coupon-percentage': 3_875, 'fund-manager': { en: 'Manager', ar: 'مدير' } });
    const ids = ['coupon-percentage', 'maturity-date', 'symbol', 'currency', 'beauty'];
    expect(ids.map((id) => sortBy(columnsOf('bond'))(row, id))).toEqual([3_875, null, 'AAA', 'USD', null]);
    expect(sortBy(columnsOf('fund'))(row, 'fund-manager')).toBe('Manager');
  });

  it.each([
    ['bond', 'coupon-percentage', 3_875, '3.875%'],
    ['bond', 'coupon-percentage', 5_250, '5.25%'],
    ['bond', 'accrued-interest', 0, '0.000'],
    ['bond', 'accrued-interest', 1_762, '1.762'],
    ['bond', 'issue-value', 750_000_000_000, '750,000,000'],
    ['bond', 'coupons-a-year', 2, '2'],
    ['bond', 'maturity-date', '2030-01-22', '22 Jan, 2030'],
    ['fund', 'fund-manager', { en: 'Manager', ar: null }, 'Manager'],
    ['bond', 'issue-value', null, '--'],
  ] as const)('of a %s: %s %j is %s', (kind, id, value, text) => {
    const column = columnsOf(kind).find((each) => each.id === id)!;
    expect(pageText(column, rowWith({ [id]: value }), 'en')).toBe(text);
  });
});
