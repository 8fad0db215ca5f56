import { describe, expect, it } from 'vitest';
import { column, type Column } from './column.ts';
import { fileCell, valueKind } from './file-formats.ts';

interface Row {
  is: boolean | null;
  factor: number | string | null;
}

const IS: Column<Row> = column('flag', 'is', 'Is', ({ is }) => is, { label: ({ is }) => (is ? 'Yes' : 'No') });
const FACTOR: Column<Row> = column('decimal', 'factor', 'Factor', ({ factor }) => factor);
const cells = (row: Row) => [fileCell(IS, row, 'en'), fileCell(FACTOR, row, 'en')];

describe('a cell of a file', () => {
  it('is true or false whatever a page calls it', () => {
    expect(cells({ is: true, factor: null })).toEqual([true, null]);
    expect(cells({ is: false, factor: null })).toEqual([false, null]);
    expect(valueKind(IS)).toBe('flag');
  });

  it('has all digits of a decimal, without an exponent', () => {
    expect(cells({ is: null, factor: 60199925.64796191 })).toEqual([null, '60199925.64796191']);
    expect(cells({ is: null, factor: '0.0675' })).toEqual([null, '0.0675']);
    expect(Number(cells({ is: null, factor: 8.1e-7 })[1])).toBeCloseTo(8.1e-7, 12);
    expect(String(cells({ is: null, factor: 8.1e-7 })[1])).toMatch(/^0\.0000008/);
  });
});
