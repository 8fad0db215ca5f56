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

test('registrations of market makers keep what is asked; one that ends before it begins is refused', async () => {
  const { records, rejected } = await upstream.content.marketMakers();
  expect(records).toEqual([
    {
      id: 'zbra-jiwan',
      member: 'ZBRA',
      symbol: 'JIWAN',
      since: '2024-03-01',
      until: null,
      group: 'A',
      maxSpread: 750,
      minSize: 100_000_000,
      presence: 80_000,
      with: 'issuer',
      circular: '12/2024',
    },
    expect.objectContaining({ id: 'ghfr-jiwan', until: '2026-09-01', group: null }),
  ]);
  expect(rejected).toHaveLength(1);
});

test('records of a month are thousandths; presence past 100 per cent and more days met than there were are refused', async () => {
  const { records, rejected } = await upstream.market.marketMaking('2026-10');
  expect(records).toEqual([
    { id: 'zbra-jiwan', days: 22, metDays: 20, presence: 83_214, averageSpread: 612, averageSize: 120_500_000 },
    { id: 'ghfr-jiwan', days: 22, metDays: 0, presence: 0, averageSpread: null, averageSize: null },
  ]);
  expect(rejected).toHaveLength(2);
});
