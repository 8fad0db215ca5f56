import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAddress, listValue, parseColumns, termText, type ListRow } from './list-column.ts';

const ALL = ['last', 'coupon-percentage', 'maturity-date', 'issue-date', 'isin'].map((id) => ({ id, label: id }));
const IDS = ALL.map(({ id }) => id);
const USUAL = ['last', 'maturity-date', 'isin'];
const PLAIN = { words: '', sector: null, sort: 'symbol', descending: false };
const parse = (query: string) => parseColumns(new URLSearchParams(query), ALL, USUAL);

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
  const row = {
    symbol: 'AAA',
    quote: null,
    terms: { 'coupon-percentage': 3_875, 'maturity-date': null, 'fund-manager': { en: 'Manager', ar: 'مدير' } },
  } as unknown as ListRow;

  it('sorts by its figure, or by its English words', () => {
    expect(
      ['coupon-percentage', 'maturity-date', 'fund-manager', 'symbol', 'beauty'].map((id) => listValue(row, id)),
    ).toEqual([3_875, null, 'Manager', 'AAA', null]);
  });

  it.each([
    [3_875, 'percent', '3.875%'],
    [5_250, 'percent', '5.25%'],
    [0, 'accrued', '0.000'],
    [1_762, 'accrued', '1.762'],
    [750_000_000_000, 'amount', '750,000,000'],
    [2, 'count', '2'],
    ['2030-01-22', 'day', '22 Jan, 2030'],
    ['USD', 'code', 'USD'],
    [{ en: 'Manager', ar: null }, 'words', 'Manager'],
    [null, 'amount', '--'],
  ] as const)('%j as %s is %s', (value, form, text) => {
    expect(termText(value, form, 'en')).toBe(text);
  });
});
