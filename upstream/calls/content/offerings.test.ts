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

test('offerings join both languages; prices and amounts are thousandths', async () => {
  const { records } = await upstream.content.offerings();
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    code: 'MISK26',
    issuer: { en: 'Misk Perfumes PJSC', ar: 'مسك للعطور ش.م.ع' },
    kind: 'ipo',
    isNewListing: true,
    par: 1_000,
    offered: 20_000_000,
    priceFrom: 2_000,
    priceTo: 2_100,
    priceFinal: 2_100,
    days: { announced: '2026-09-21', allotted: '2026-10-20', refunded: null, listed: null },
    roles: [{ role: 'receiving-bank', name: { en: 'Jiwan Bank', ar: 'بنك الجيوان' }, channels: ['branch', 'app'] }],
    lockUp: { en: '180 days', ar: '180 يوماً' },
    use: null,
    documents: [{ kind: 'prospectus', language: 'en', url: 'https://misk.example/prospectus.pdf' }],
    withdrawn: null,
    changedAt: Date.parse('2026-10-20T05:00:00Z'),
  });
  expect(records[0]!.tranches).toMatchObject([
    {
      id: 'first',
      shares: 2_000_000,
      closes: '2026-10-13',
      closesAt: '14:00',
      least: 5_000_000,
      step: 1_000_000,
      most: null,
      guaranteed: 1_000,
      result: { subscribers: 1_000, applied: 40_000_000, covered: 20_000, minimum: 500, ratio: 3_250 },
    },
    { id: 'second', least: 1_000_000_000, guaranteed: null, result: null },
  ]);
});

test('an offering whose parts contradict each other is refused', async () => {
  const { rejected } = await upstream.content.offerings();
  const reasons = rejected.map(({ record, reason }) => `${(record as { Code: string }).Code}: ${reason}`);
  expect(reasons).toEqual([
    'SUM26: its tranches are not the shares on offer',
    'NEW26: new and sold shares are not the shares on offer',
    'RANGE26: its price range ends below where it begins',
    'CLOSE26: a tranche closes before it opens',
    'COVER26: a tranche is covered otherwise than it was applied for',
    expect.stringContaining('RATIO26: Tranches.0.Result.Ratio'),
    'STEP26: a tranche has no least amount or no step',
  ]);
});
