import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#tests/support/csv.ts';
import { asBulkCsv, correctedIn, type BulkColumn, type BulkRow } from './bulk-file.ts';

const COLUMNS: readonly BulkColumn[] = [
  { key: 'date', kind: 'day' },
  { key: 'symbol', kind: 'text' },
  { key: 'volume', kind: 'count' },
];
const BY_DAY = { key: ['date', 'symbol'], derived: [] };

describe('a year as CSV', () => {
  it('is a line of keys and exact cells, and nothing for what is not known', () => {
    const rows: BulkRow[] = [['2025-01-02', 'A, "B"', null]];
    expect(parseCsv(asBulkCsv(COLUMNS, rows))).toEqual([
      ['date', 'symbol', 'volume'],
      ['2025-01-02', 'A, "B"', ''],
    ]);
  });

  it('is compared cell by cell with what was written before, whatever is in the cells', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r\n', ' ', '=', 'ب') });
    fc.assert(
      fc.property(fc.uniqueArray(text), (symbols) => {
        const rows = symbols.map((symbol): BulkRow => ['2025-01-02', symbol, 1]);
        const changed = symbols.map((symbol): BulkRow => ['2025-01-02', symbol, 2]);
        expect(correctedIn(asBulkCsv(COLUMNS, rows), { columns: COLUMNS, rows }, BY_DAY)).toEqual([]);
        const found = correctedIn(asBulkCsv(COLUMNS, rows), { columns: COLUMNS, rows: changed }, BY_DAY);
        expect(found.map((each) => [each.field, each.old, each.new])).toEqual(symbols.map(() => ['volume', '1', '2']));
      }),
    );
  });
});
