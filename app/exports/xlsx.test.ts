import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimalString } from '#domain/thousandths.ts';
import { messages as arabicTexts } from '#messages/compiled/ar.ts';
import { messages as englishTexts } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import { asWritten, readWorkbook } from '#tests/support/workbook.ts';
import type { CellKind, FileCell } from '#app/columns/file-formats.ts';
import type { Table } from './file-job.ts';
import { fileTexts } from './file-texts.ts';
import { asXlsx } from './xlsx.ts';

registerCatalog('en', englishTexts);
registerCatalog('ar', arabicTexts);

const FROM = {
  source: 'Exchange',
  page: 'https://site.example/equities?q=a&sort=last',
  asOf: Date.UTC(2026, 10, 18, 7, 30, 11),
  delayed: false,
  simulated: true,
};

function tableOf(
  values: readonly (readonly FileCell[])[],
  { kinds = [], title = 'Equities' }: { kinds?: readonly CellKind[]; title?: string } = {},
): Table {
  const columns = values[0]!.map((_, i) => ({
    key: `k${i}`,
    heading: `H${i}`,
    kind: kinds[i] ?? ('text' as const),
    isLabelled: false,
  }));
  return { title, columns, rows: values.map((cells) => ({ cells, labels: [] })), view: {}, ignored: [] };
}

const english = { locale: 'en', texts: fileTexts('en') } as const;
const arabic = { locale: 'ar', texts: fileTexts('ar') } as const;

const read = async (values: readonly (readonly FileCell[])[], ...kinds: CellKind[]) =>
  readWorkbook(await asXlsx(tableOf(values, { kinds }), FROM, english))[0]!.rows.slice(1);

describe('a workbook', () => {
  it('gives each column its kind: numbers with their format, days and times of Dubai, texts', async () => {
    const [first] = await read(
      [['5.570', 1_932_275, '2026-11-18T11:27:48+04:00', '2030-01-22', '12/2026', 0.25]],
      'amount',
      'count',
      'moment',
      'day',
      'text',
      'number',
    );
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
        expect(
          (
            await read(
              texts.map((text) => [text]),
              'amount',
            )
          ).map(([cell]) => asWritten(cell)),
        ).toEqual(texts);
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

  it('holds what is no day as the text it is', async () => {
    expect((await read([['2026-13-99']], 'day'))[0]).toEqual([{ text: '2026-13-99' }]);
  });

  it('reads from the right in Arabic, keeps its head in sight, and says where it comes from', async () => {
    const [rows, about] = readWorkbook(
      await asXlsx(tableOf([['a']], { title: 'a/b [c]: a title that is far too long for a sheet' }), FROM, arabic),
    );
    expect(rows).toMatchObject({ isRightToLeft: true, frozenRows: 1 });
    expect(rows!.name).toHaveLength(31);
    expect(about!.isRightToLeft).toBe(true);
    const said = about!.rows.map(([, cell]) => asWritten(cell));
    expect(said).toEqual(expect.arrayContaining(['Exchange', FROM.page, '2026-11-18T11:30:11+04:00', 'نعم', 'لا']));
    const plain = readWorkbook(await asXlsx(tableOf([['a']]), { ...FROM, asOf: null, simulated: false }, english));
    expect(plain.map(({ isRightToLeft }) => isRightToLeft)).toEqual([false, false]);
    expect(plain[1]!.rows.map(([label]) => asWritten(label))).not.toContain('Notice');
  });
});
