import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLocalTime } from '#domain/date.ts';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';
import { readStatus } from './status.ts';
import { stockReader } from './stocks.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

describe('stocks (call 3)', () => {
  test('prices become thousandths, stray spaces go, and unknown fields are let by', async () => {
    const { records, rejected } = await upstream.market.stocks({ at: 5 });
    expect(rejected).toEqual([]);
    expect(records[0]).toEqual({
      symbol: 'MARSA',
      board: '510',
      last: 8420,
      lastVolume: 1500,
      lastAt: parseLocalTime('2026-11-20T11:02:03'),
      open: 8500,
      high: 8520,
      low: 8400,
      close: null,
      previousClose: 8480,
      vwap: 8447,
      high52: 9900,
      low52: 6050,
      bid: 8410,
      bidVolume: 24_000,
      offer: 8420,
      offerVolume: 9100,
      volume: 3_120_455,
      value: 26_358_483_390,
      trades: 1204,
      change: -60,
      changePercent: -708,
      reference: 8480,
      suspended: false,
      indicativePrice: null,
      indicativeVolume: null,
      openInterest: null,
      settlementPrice: null,
      at: 5,
    });
  });

  test('a future says how many contracts are open, and what its day is settled at', async () => {
    const { records } = await upstream.market.stocks();
    const future = records.find(({ symbol }) => symbol === 'MARSAF27');
    expect(future).toMatchObject({ openInterest: 1_250, settlementPrice: 8_450 });
  });

  test("what was never traded is null, while today's volume is a real zero", async () => {
    const { records } = await upstream.market.stocks();
    const untraded = records.find(({ symbol }) => symbol === 'RIMAL');
    expect(untraded).toMatchObject({ last: null, lastAt: null, open: null, change: null, changePercent: null });
    expect(untraded).toMatchObject({
      volume: 0,
      value: 0,
      trades: 0,
      previousClose: 987,
      offer: null,
      offerVolume: null,
    });
  });

  test('without a close before it, the change of a security is unknown', () => {
    const row = { id: 'GIF27', market: '602', lastradeprice: 5_432, previousclosingprice: 0, netchange: 0 };
    expect(stockReader(5)({ ...row, changepercentage: 0 })).toMatchObject({
      last: 5_432_000,
      previousClose: null,
      change: null,
      changePercent: null,
    });
  });

  test('numbers as text with commas and a currency are numbers; S is suspended', async () => {
    const { records } = await upstream.market.stocks();
    const row = records.find(({ symbol }) => symbol === 'SADAFBANK');
    expect(row).toMatchObject({
      last: 1_204_500,
      previousClose: 1_204_500,
      volume: 12_000,
      suspended: true,
      change: 0,
    });
    expect(row?.lastAt).toBe(parseLocalTime('2026-11-19T14:59:58.120'));
  });

  test('the market watch gives the same rows by its own service', async () => {
    const [direct, byDapi] = [await upstream.market.stocks({ at: 5 }), await upstream.market.stocksByDapi({ at: 5 })];
    expect(byDapi).toEqual(direct);
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/dapi/fetch' });
    expect(JSON.parse(server.requests.at(-1)?.body ?? '')).toMatchObject([{ command: 'stocks' }]);
  });
});

describe('status (call 13)', () => {
  test('the embedded exchange tells its whole clock', async () => {
    const clock = await upstream.market.status();
    expect(clock).toMatchObject({ status: 'open', phase: 'trading', speed: 1, simulated: true, epoch: '2026-11-20#1' });
    expect(clock.at).toBe(parseLocalTime('2026-11-20T11:02:03.120'));
  });

  const friday = (time: string) => parseLocalTime(`2026-11-20T${time}`);

  test('a bare state word is enough, however it is spelt and wherever it stands', () => {
    expect(readStatus({ status: 'open' }, friday('11:00:00'))).toMatchObject({
      status: 'open',
      phase: 'trading',
      simulated: false,
    });
    expect(readStatus({ MarketStatus: 'Pre-Open' }, friday('09:40:00'))).toMatchObject({
      status: 'preopen',
      phase: 'pre-opening',
    });
  });

  test('open after 14:55 is trading at last', () => {
    expect(readStatus({ status: 'open' }, friday('14:56:00')).phase).toBe('trading-at-last');
  });

  test.each([{ speed: 9e15 }, { speed: 1e300 }, { speed: 1e-300 }, { speed: -1 }, { epoch: 'x'.repeat(300_000) }])(
    'a clock with %j is read without it: beside the true ones no page would know its day',
    (odd) => {
      const clock = readStatus({ status: 'open', ...odd }, friday('11:00:00'));
      expect(clock).toMatchObject({ speed: 1, epoch: '2026-11-20' });
    },
  );

  test('an answer without a state word is none', () => {
    expect(() => readStatus({ status: 'fine' }, 0)).toThrow('state word');
    expect(() => readStatus([], 0)).toThrow();
  });
});

describe('indices', () => {
  test('the general index is given oldest first under its configured code', async () => {
    const { records } = await upstream.market.indexMinutes();
    expect(records.map(({ value }) => value)).toEqual([4_000_460, 4_011_020, 4_012_770]);
    expect(records[2]).toEqual({
      index: 'DSXGI',
      at: parseLocalTime('2026-11-20T11:02:00'),
      value: 4_012_770,
      change: 12_310,
      changePercent: 308,
      volume: 45_120_331,
    });
  });

  test('a sub-index is asked for by its code', async () => {
    const { records } = await upstream.market.indexMinutes('DSXSI');
    expect(server.requests.at(-1)?.query.get('id')).toBe('DSXSI');
    expect(records).toMatchObject([{ index: 'DSXSI', value: 2_210_050, change: -1200 }]);
  });
});
