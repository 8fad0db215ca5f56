import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('futures by day', () => {
  test('are asked for by root and days, and a row that contradicts itself is refused', async () => {
    const { records, rejected } = await upstream.market.futureDays('DSXGI', '2026-11-01', '2026-11-30');
    expect(Object.fromEntries(server.requests.at(-1)!.query)).toMatchObject({ root: 'DSXGI', from: '2026-11-01' });
    expect(
      records.map(({ symbol, close, settlement, openInterest }) => [symbol, close, settlement, openInterest]),
    ).toEqual([
      ['DSXGIX26', 5_300_000, 5_300_000, 131],
      ['DSXGIZ26', null, 5_314_500, 80],
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'open or close is not between low and high',
      'a price without a trade, or a trade without a price',
      'it is after the last trading day',
    ]);
  });

  test('have margins in thousandths, of no more than the contract is worth', async () => {
    const { records, rejected } = await upstream.market.marginParameters('2026-11-18');
    expect(records.map(({ root, percent, perContract, perSpread }) => [root, percent, perContract, perSpread])).toEqual(
      [
        ['DSXGI', 5_000, 2_650_000, 1_060_000],
        ['RAWZANA', 8_000, 99_000, null],
      ],
    );
    expect(rejected).toHaveLength(1);
  });
});
