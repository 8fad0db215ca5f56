import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

test('zakat (call 7) is one figure a year for 1,000 shares, oldest first, asked for by the own symbol', async () => {
  const { records } = await upstream.services.zakat();
  expect(records).toEqual([
    { year: 2024, amountPerThousandShares: 7100, impurePerThousandShares: null, meetingDate: null },
    { year: 2025, amountPerThousandShares: 7770, impurePerThousandShares: 3100, meetingDate: '2026-04-06' },
  ]);
  expect(server.requests.at(-1)?.form.toString()).toBe('Command=GetZakatCalculatorDetails&Symbol=DSX');
});

test('the catalogue (call 8) is asked for by the organization and joined from both languages', async () => {
  const { records } = await upstream.services.catalog();
  expect(records).toEqual([
    {
      id: 'c1',
      title: { en: 'Investors', ar: 'المستثمرون' },
      services: [
        {
          id: 'a59dcef7-f602-6339-b0d9-ff00009be840',
          number: '4.5.16',
          title: { en: 'Cash Dividends Statement', ar: 'كشف الأرباح النقدية' },
          summary: { en: 'A statement', ar: 'كشف' },
        },
      ],
    },
  ]);
  expect(server.requests.at(-1)?.form.get('Organization')).toBe('DSX');
});

test('dividends (call 9) are corporate actions with their totals', async () => {
  const { records } = await upstream.services.dividends(2025);
  expect(records).toEqual([
    {
      id: 'MARSA-2025-cash-dividend-2026-04-15',
      symbol: 'MARSA',
      issuer: { en: 'Marsa Holdings PJSC', ar: 'مرسى القابضة ش.م.ع' },
      kind: 'cash-dividend',
      marker: 'confirmed',
      fiscalYear: 2025,
      amountPerShare: 125,
      percentOfPar: 12_500,
      ratio: null,
      meetingDate: null,
      entitlementDate: '2026-04-14',
      exDate: '2026-04-15',
      recordDate: '2026-04-16',
      paymentDate: '2026-05-05',
      totalAmount: 354_848_731_130,
      paymentMethod: 'Bank transfer',
      perShare: '0.125',
      distribution: null,
      disclosureId: null,
      holders: null,
    },
  ]);
  expect(server.requests.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api',
    body: 'Command=getdividendsconfig&year=2025',
  });
});

test('unclaimed dividends are those of the own share, the latest payment first', async () => {
  const { records } = await upstream.services.unclaimed();
  expect(records.map(({ year, unclaimed }) => [year, unclaimed])).toEqual([
    [2025, 9_211_050_750],
    [2024, 4_102_331_500],
  ]);
  expect(server.requests.at(-1)?.form.toString()).toBe('Command=GetUnclaimedDividends&Symbol=DSX');
});
