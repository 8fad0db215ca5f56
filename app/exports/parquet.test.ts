import { tableFromIPC } from 'apache-arrow';
import fc from 'fast-check';
import { readParquet } from 'parquet-wasm';
import { describe, expect, it } from 'vitest';
import { toDecimalString } from '#domain/thousandths.ts';
import type { BulkColumn, BulkRow } from './bulk-file.ts';
import { asParquet } from './parquet.ts';

const COLUMNS: readonly BulkColumn[] = [
  { key: 'date', kind: 'day' },
  { key: 'symbol', kind: 'text' },
  { key: 'close', kind: 'decimal' },
  { key: 'factor', kind: 'factor' },
  { key: 'volume', kind: 'count' },
  { key: 'divisor', kind: 'number' },
  { key: 'published', kind: 'moment' },
];
const AMOUNT_MAX = 9_000_000_000_000_000;

/** Read by a library that shares no code with the writer. */
function read(bytes: Uint8Array) {
  return tableFromIPC(readParquet(bytes).intoIPCStream());
}

/** The whole number behind an Arrow decimal. */
const whole = (value: unknown) => (value === null ? null : BigInt(String(value)));

describe('rows as Parquet', () => {
  it('have dates, exact decimals, counts, numbers of any length and moments, and nulls where nothing is known', () => {
    const rows: BulkRow[] = [
      ['2025-01-02', 'JIWAN', '1.250', '0.984615385', 1_200, 8_123_456.789_01, '2025-01-02T10:00:00+04:00'],
      [null, 'جيوان', null, null, null, null, null],
    ];
    const table = read(asParquet(COLUMNS, rows, { source: 'Test' }));
    expect(table.schema.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'date Date32<DAY>',
      'symbol Utf8',
      'close Decimal[18e+3]',
      'factor Decimal[18e+9]',
      'volume Int64',
      'divisor Float64',
      'published Timestamp<MILLISECOND, UTC>',
    ]);
    const column = (key: string) => [...table.getChild(key)!];
    expect(column('date').map((day) => day && new Date(Number(day)).toISOString().slice(0, 10))).toEqual([
      '2025-01-02',
      null,
    ]);
    expect(column('symbol')).toEqual(['JIWAN', 'جيوان']);
    expect([column('close').map(whole), column('factor').map(whole)]).toEqual([
      [1_250n, null],
      [984_615_385n, null],
    ]);
    expect(column('volume')).toEqual([1_200n, null]);
    expect(column('divisor')).toEqual([8_123_456.789_01, null]);
    expect(Number(column('published')[0])).toBe(Date.parse('2025-01-02T06:00:00Z'));
  });

  it('are read back digit by digit, whatever the figures', () => {
    const amount = fc.option(fc.integer({ min: -AMOUNT_MAX, max: AMOUNT_MAX }));
    const columns: readonly BulkColumn[] = [{ key: 'value', kind: 'decimal' }];
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), (amounts) => {
        const rows = amounts.map((value): BulkRow => [value === null ? null : toDecimalString(value)]);
        const table = read(asParquet(columns, rows, { source: 'Test' }));
        expect([...table.getChild('value')!].map(whole)).toEqual(
          amounts.map((value) => (value === null ? null : BigInt(value))),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('may say nothing, of themselves too', () => {
    expect(read(asParquet(COLUMNS, [[null, null, null, null, null, null, null]], {})).numRows).toBe(1);
  });

  it('are the same bytes for the same rows', () => {
    const rows: BulkRow[] = [['2025-01-02', 'JIWAN', '1.250', '1.000000000', 5, 0.5, null]];
    expect(asParquet(COLUMNS, rows, { a: 'b' })).toEqual(asParquet(COLUMNS, rows, { a: 'b' }));
  });
});
