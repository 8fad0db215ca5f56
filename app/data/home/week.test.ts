import { expect, it } from 'vitest';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Store } from '#store/store.ts';
import { expiriesOn } from './week.ts';

registerCatalog('en', english);
registerCatalog('ar', arabic);

const ISOLATES = /[\u2066-\u2069]/g;
const future = (symbol: string, expiresOn: string) => ({ key: symbol, value: { kind: 'future', expiresOn } });
const TERMS = [
  future('GENX26', '2026-11-19'),
  future('DSXX26', '2026-11-19'),
  future('GCRUDEZ26', '2026-11-23'),
  { key: 'SUKUK', value: { kind: 'sukuk' } },
];
const store = {
  documents: { list: async () => TERMS as { key: string; value: InstrumentTerms }[] },
} as unknown as Pick<Store, 'documents'> as Store;

it('names the last days of futures once a day, with how many end, or the one that does', async () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-23'];
  const told = await Promise.all(
    LOCALE_CODES.map(async (locale) =>
      (await expiriesOn({ store, locale }, days)).map(({ date, what }) => [date, what.replace(ISOLATES, '')]),
    ),
  );
  expect(told).toEqual([
    [
      ['2026-11-19', 'Last trading day of 2 contracts'],
      ['2026-11-23', 'Last trading day of GCRUDEZ26'],
    ],
    [
      ['2026-11-19', 'آخر يوم لتداول عقدين'],
      ['2026-11-23', 'آخر يوم لتداول العقد GCRUDEZ26'],
    ],
  ]);
});
