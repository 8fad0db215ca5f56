import { describe, expect, it } from 'vitest';
import { column } from '#app/columns/column.ts';
import { csvBody } from './body.ts';

const COLUMNS = [
  column('code', 'symbol', 'Symbol', ({ symbol }: { symbol: string }) => symbol),
  column('name', 'former-names', 'Former names', () => null),
];

describe('a CSV answer', () => {
  it('without rows has the head of its columns', async () => {
    expect(String(await csvBody([], COLUMNS, false))).toBe('\uFEFFsymbol,formerNames_en,formerNames_ar\r\n');
  });

  it('has a column of words for each language, whether a row has words or not', async () => {
    const [none, some] = await Promise.all(
      [null, { en: 'Old', ar: null }].map(async (formerNames) =>
        String(await csvBody([{ symbol: 'A', formerNames }], COLUMNS, false)).split('\r\n'),
      ),
    );
    expect(none).toEqual(['\uFEFFsymbol,formerNames_en,formerNames_ar', 'A,,', '']);
    expect(some).toEqual(['\uFEFFsymbol,formerNames_en,formerNames_ar', 'A,Old,', '']);
  });
});
