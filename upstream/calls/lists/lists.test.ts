import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

test('the six lists are one, in both languages, the exchange told by its label', async () => {
  const { records } = await upstream.lists.securities();
  expect(records.map(({ symbol, kind, exchange }) => [symbol, kind, exchange])).toEqual([
    ['MARSA', 'equity', 'home'],
    ['SADAFBANK', 'equity', 'home'],
    ['SADAF0931USD', 'sukuk', 'sister'],
    ['GHAFREIT', 'reit', 'home'],
    ['DUNEETF', 'etf', 'home'],
  ]);
  expect(records[0]).toMatchObject({
    sourceId: 'l-marsa',
    name: { en: 'Marsa Holdings PJSC', ar: 'مرسى القابضة ش.م.ع' },
    sector: { en: 'Real Estate', ar: 'قطاع العقارات' },
  });
});

test('a symbol that stands in two lists is given once, by its narrower kind', async () => {
  const { records } = await upstream.lists.securities();
  expect(records.filter(({ symbol }) => symbol === 'GHAFREIT')).toMatchObject([
    { kind: 'reit', name: { ar: 'غاف ريت' }, sector: { en: 'Real Estate Investment Trust' } },
  ]);
});

test('an English name in the Arabic list is no Arabic name, and an empty sector is none', async () => {
  const { records } = await upstream.lists.securities();
  expect(records.find(({ kind }) => kind === 'sukuk')).toMatchObject({ name: { ar: null }, sector: null });
});

test('a security that only the Arabic list has is rejected, not made up', async () => {
  const lists = { Equities: [], Bonds: [], Sukuks: [], Funds: [], ETFs: [], REITs: [] };
  const row = (SecuritySymbol: string) => ({ ID: '1', SecuritySymbol, FullName: 'غاف', Exchange: 'DFM', Sector: '' });
  const half = await startLocalServer(({ form }, response) => {
    const symbols = form.get('Language') === 'ar' ? ['MARSA', 'GHAF'] : ['MARSA'];
    response.end(JSON.stringify({ ...lists, Equities: symbols.map(row) }));
  });
  const { records, rejected } = await upstreamOf(half).lists.securities();
  expect(records.map(({ symbol }) => symbol)).toEqual(['MARSA']);
  expect(rejected).toMatchObject([{ record: { symbol: 'GHAF' }, reason: 'there is an Arabic edition only' }]);
  await half.close();
});

test('the fresh list adds the listing facts', async () => {
  const { records } = await upstream.lists.freshEquities();
  expect(records).toMatchObject([
    {
      symbol: 'MARSA',
      active: true,
      listedOn: '2007-03-25',
      foreignOwnershipAllowed: true,
      indexed: false,
      kind: 'equity',
    },
  ]);
  expect(server.requests.at(-1)?.form.get('securitytype')).toBe('equities');
});

test('Sharia quarters keep the words that their details are asked for with', async () => {
  const { records } = await upstream.lists.shariaQuarters();
  expect(records[0]).toEqual({
    year: 2026,
    quarter: 3,
    endsOn: '2026-09-30',
    exchanges: [
      { code: 'dfm', exchange: 'home' },
      { code: 'nasdaq', exchange: 'sister' },
    ],
  });
  const details = await upstream.lists.shariaCompanies(2026, 3, 'dfm');
  expect(details.records).toEqual([
    {
      symbol: 'MARSA',
      name: { en: 'Marsa Holdings PJSC', ar: 'مرسى القابضة ش.م.ع' },
      remarks: { en: 'Shari’a Compliance', ar: 'متوافقة مع الشريعة' },
    },
  ]);
  const { form } = server.requests.at(-1) ?? {};
  expect([form?.get('year'), form?.get('quarter'), form?.get('exchange')]).toEqual(['2026', '3', 'dfm']);
});
