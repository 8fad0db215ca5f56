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

describe('foreign ownership by day', () => {
  test('is asked for by days, in thousandths of a per cent, and a count that is not its share is refused', async () => {
    const { records, rejected } = await upstream.market.foreignOwnership('2026-11-01', '2026-11-30');
    expect(Object.fromEntries(server.requests.at(-1)!.query)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
    expect(
      records.map(({ symbol, foreign, foreignShares, jointLimit }) => [symbol, foreign, foreignShares, jointLimit]),
    ).toEqual([
      ['JIWAN', { permitted: 49_000, actual: 47_120 }, 471_200_000, null],
      ['SNBQ', { permitted: 40_000, actual: 30_000 }, null, 49_000],
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['the shares of foreigners are not their per cent']);
  });
});

describe('margin trading by week', () => {
  test('is asked for by year, in thousandths, and more reports than members are refused', async () => {
    const { records, rejected } = await upstream.market.marginWeeks(2026);
    expect(server.requests.at(-1)?.query.get('year')).toBe('2026');
    expect(records).toMatchObject([
      {
        week: '2026-11-13',
        kind: 'margin',
        outstanding: 4_000_000_500,
        soldOut: 1_200_250,
        securities: [{ heldShares: 150_000 }],
      },
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['more members report than lend']);
  });
});

describe('holdings by month', () => {
  test('are asked for by month; shares without a holder, and more in free float than held, are refused', async () => {
    const { holdings, sizes, newInvestors, rejected } = await upstream.market.holdings('2026-10');
    expect(server.requests.at(-1)?.query.get('month')).toBe('2026-10');
    expect(holdings.map(({ symbol, nationality, type, value }) => [symbol, nationality, type, value])).toEqual([
      [null, 'uae', 'individual', 450_000_250],
      [null, 'other', 'fund', 50_000_500],
      ['JIWAN', 'uae', 'individual', 20_000_000],
    ]);
    expect(holdings[1]!.freeFloatValue).toBeNull();
    expect(sizes.map(({ from, to }) => [from, to])).toEqual([
      [0, 10_000_000],
      [10_000_000, null],
    ]);
    expect(newInvestors).toBe(5_120);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      'shares that no investor holds',
      'more trades freely than is held',
      'the band ends before it begins',
    ]);
  });

  test('of another month are not believed', async () => {
    await expect(upstream.market.holdings('2026-09')).rejects.toThrow('asked for 2026-09, got 2026-10');
  });
});
