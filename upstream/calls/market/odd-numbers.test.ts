import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer, type LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';

describe('numbers that no market has', () => {
  const DEAL = { id: 'D1', symbol: 'RIMAL', time: '2026-11-20T11:02:03', price: 0.95, volume: 5_000 };
  const TRADE = { id: 1, symbol: 'MARSA', time: '2026-11-20T11:02:03', price: 8.42, volume: 5_000, side: 'buy' };
  const BAR = { date: '2026-11-19', open: 1, high: 1, low: 1, close: 1, volume: 1, value: 1, trades: 1 };
  const CALLS = {
    'direct-deals': [DEAL, () => odd.directDeals()],
    trades: [TRADE, () => odd.trades('MARSA', 2)],
    bars: [BAR, () => odd.bars('MARSA', '2026-11-01', '2026-11-20')],
    splits: [{ symbol: 'MARSA', date: '2026-11-19', units: 2, of: 1 }, () => odd.splits()],
  } as const;
  const BEYOND = [
    9_007_199_254_740_992,
    1e16,
    1e300,
    '99999999999999999999',
    -1,
    1.5e-9,
    '1e5',
    Number.MAX_SAFE_INTEGER,
  ];
  const ODD: Record<keyof typeof CALLS, Record<string, unknown[]>> = {
    'direct-deals': {
      volume: BEYOND,
      price: [1e15, -1, 0, 1e300],
      time: ['0000-01-01T00:00:00', '9999-12-31T23:59:59'],
    },
    trades: { id: [1e16, -1], volume: BEYOND, price: [1e15, -1, 0], time: ['9999-12-31T23:59:59'] },
    bars: {
      volume: BEYOND,
      trades: BEYOND,
      value: [1e15, -1, 1e300],
      date: ['0000-01-01', '9999-12-31'],
      high: [1e15],
    },
    splits: { units: [1e9, 0, -2, 0.5], of: [1e9, 0, -2], date: ['0001-01-01', '9999-12-31'] },
  };
  const CASES = Object.entries(ODD).flatMap(([call, fields]) =>
    Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => [call as keyof typeof CALLS, field, value] as const),
    ),
  );

  let rows: unknown[] = [];
  let oddServer: LocalServer;
  let odd: Upstream['market'];
  beforeAll(async () => {
    oddServer = await startLocalServer((_, response) => response.end(JSON.stringify(rows)));
    odd = upstreamOf(oddServer, { policies: { market: { requestsPerSecond: Infinity } } }).market;
  });
  afterAll(() => oddServer.close());

  test.each(CASES)('a row of %s with %s %j is rejected, and the others are read', async (call, field, value) => {
    const [good, ask] = CALLS[call];
    rows = [good, { ...good, [field]: value }];
    const { records, rejected } = await ask();
    expect(records).toHaveLength(1);
    expect(rejected).toMatchObject([{ record: { [field]: value } }]);
  });

  test.each([
    [{}, -100, -830],
    [{ netchange: -0.2, changepercentage: -1.5 }, -200, -1_500],
    [{ changepercentage: -0.83 }, -100, -830],
    [{ previousclosingprice: 0 }, null, null],
    [{ lastradeprice: 0, netchange: 0, changepercentage: 0 }, null, null],
  ])('a change that a row %j does not say is reckoned from last and previous close', async (given, change, percent) => {
    rows = [{ id: 'MARSA', market: '510', lastradeprice: 11.94, previousclosingprice: 12.04, ...given }];
    const { records } = await odd.stocks();
    expect(records).toMatchObject([{ change, changePercent: percent }]);
  });

  test('a price and a quantity that may be believed each by itself, but not together, are refused', async () => {
    rows = [DEAL, { ...DEAL, price: 999_999, volume: 9_000_000_000_000 }];
    const { records, rejected } = await odd.directDeals();
    expect([records.length, rejected.length]).toEqual([1, 1]);
  });
});
