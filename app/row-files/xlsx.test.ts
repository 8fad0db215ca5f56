import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimalString } from '#domain/thousandths.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { asWritten, readWorkbook } from '#tests/support/workbook.ts';
import type { FileCell, Rows } from './row-file.ts';
import { asXlsx } from './xlsx.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const FROM = {
  source: 'Exchange',
  page: 'https://site.example/equities?q=a&sort=last',
  asOf: Date.UTC(2026, 10, 18, 7, 30, 11),
  delayed: false,
  simulated: true,
};

function rowsOf(values: readonly (readonly FileCell[])[], title = 'Equities'): Rows<unknown> {
  const columns = values[0]!.map((_, i) => ({
    key: `k${i}`,
    heading: `H${i}`,
    cell: (row: unknown) => (row as FileCell[])[i]!,
  }));
  return { title, columns, rows: values, view: {}, ignored: [] };
}

const read = async (values: readonly (readonly FileCell[])[]) =>
  readWorkbook(await asXlsx(rowsOf(values), FROM, 'en'))[0]!.rows.slice(1);

describe('a workbook', () => {
  it('gives each column its kind: numbers with their format, days and times of Dubai, texts', async () => {
    const [first] = await read([
      ['5.570', 1_932_275, '2026-11-18T11:27:48+04:00', '2030-01-22', '12/2026', 0.25],
      [null, null, null, null, null, 1],
    ]);
    expect(first).toMatchObject([
      { number: 5.57, format: '#,##0.000' },
      { number: 1_932_275, format: '#,##0' },
      { format: 'yyyy-mm-dd hh:mm:ss' },
      { format: 'yyyy-mm-dd' },
      { text: '12/2026' },
      { number: 0.25 },
    ]);
    expect(first!.map(asWritten).slice(2, 4)).toEqual(['2026-11-18T11:27:48+04:00', '2030-01-22']);
  });

  it('keeps every digit of an amount, as a text where a program would drop some', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 5 }), async (amounts) => {
        const texts = amounts.map((amount) => toDecimalString(amount));
        expect((await read(texts.map((text) => [text]))).map(([cell]) => asWritten(cell))).toEqual(texts);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['=1+1', '@SUM(A1)', '+971 4 305 5555', "-1'000", '<f>1+1</f>', '＝A1', '1e5', '2026-13-99', 'س & ش'])(
    'holds %j as the text it is',
    async (text) => {
      expect((await read([[text]]))[0]).toEqual([{ text }]);
    },
  );

  it('reads from the right in Arabic, keeps its head in sight, and says where it comes from', async () => {
    const [rows, about] = readWorkbook(
      await asXlsx(rowsOf([['a']], 'a/b [c]: a title that is far too long for a sheet'), FROM, 'ar'),
    );
    expect(rows).toMatchObject({ isRightToLeft: true, frozenRows: 1 });
    expect(rows!.name).toHaveLength(31);
    expect(about!.isRightToLeft).toBe(true);
    const said = about!.rows.map(([, cell]) => asWritten(cell));
    expect(said).toEqual(expect.arrayContaining(['Exchange', FROM.page, '2026-11-18T11:30:11+04:00', 'نعم', 'لا']));
    const english = readWorkbook(await asXlsx(rowsOf([['a']]), { ...FROM, asOf: null, simulated: false }, 'en'));
    expect(english.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, false]);
    expect(english[1]!.rows.map(([label]) => asWritten(label))).not.toContain('Notice');
  });
});
