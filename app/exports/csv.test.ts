import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#tests/support/csv.ts';
import { csvOf, defused } from './csv.ts';

const CELL = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', '\t', ' ', '=', '+', '-', '@', '1', '.', 'ش', '＝') }),
);
const ROWS = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(CELL, { minLength: width, maxLength: width })));

describe('a file of comma-separated values', () => {
  it('says to any reader of the format what was written, row by row and cell by cell', () => {
    fc.assert(
      fc.property(ROWS, (rows) => {
        expect(parseCsv(csvOf(rows))).toEqual(rows.map((row) => row.map(defused)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('begins with the mark by which spreadsheet programs read Arabic, and ends every line with CRLF', () => {
    expect(
      csvOf([
        ['الرمز', 'ISIN'],
        ['بنك، دبي', 'a "b", c'],
      ]),
    ).toBe('\uFEFFالرمز,ISIN\r\nبنك، دبي,"a ""b"", c"\r\n');
  });

  it('holds nothing that a spreadsheet program would calculate', () => {
    fc.assert(
      fc.property(CELL, (cell) => {
        const said = defused(cell);
        const isNumber = said.trim() !== '' && Number.isFinite(Number(said));
        expect(isNumber || !/^[\s]*[=+\-@＝＋－＠]/.test(said)).toBe(true);
        expect([cell, `'${cell}`]).toContain(said);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+971 4 305 5555', '-2+3', "-1'000", ' =A1', '\t=A1', '＝A1'])(
    'makes %j a text',
    (cell) => {
      expect(defused(cell)).toBe(`'${cell}`);
    },
  );

  it.each(['-0.070', '-12', '4.100', '0', '', 'AEX000000010', '2026-11-18T11:30:00+04:00'])(
    'leaves %j as it is',
    (cell) => {
      expect(defused(cell)).toBe(cell);
    },
  );
});
