import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLocalTime } from '#domain/date.ts';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer, type LocalServer } from '../../fixtures/local-server.ts';
import type { MarketEvent } from '../../market-event.ts';
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

describe('the additions', () => {
  test('bars are asked for by day and given oldest first', async () => {
    const { records } = await upstream.market.bars('MARSA', '2026-11-18', '2026-11-19');
    expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toEqual({
      id: 'MARSA',
      from: '2026-11-18',
      to: '2026-11-19',
    });
    expect(records[1]).toEqual({
      symbol: 'MARSA',
      date: '2026-11-19',
      open: 8500,
      high: 8500,
      low: 8400,
      close: 8480,
      volume: 1_900_120,
      value: 16_055_012_250,
      trades: 744,
    });
  });

  test('splits say how many new units stand for how many old ones; one into nothing is refused', async () => {
    const { records, rejected } = await upstream.market.splits();
    expect(records).toEqual([{ symbol: 'RIMAL', date: '2026-10-06', units: 4, of: 1 }]);
    expect(rejected).toHaveLength(1);
  });

  test('changes of capital say what is added to how many, or what stands for how many; a reduction to more is refused', async () => {
    const { records, rejected } = await upstream.market.capitalChanges(2026);
    expect(server.requests.at(-1)?.query.get('year')).toBe('2026');
    expect(records.map(({ kind, units, of, marker, exDate }) => [kind, units, of, marker, exDate])).toEqual([
      ['bonus-shares', 3, 20, 'confirmed', '2026-05-11'],
      ['split', 1, 10, 'confirmed', '2026-06-08'],
      ['capital-reduction', 3, 5, 'proposed', '2026-12-07'],
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['it leaves no fewer shares than there were']);
  });

  test('board elections have both names; one whose candidates come out before nominations end is refused', async () => {
    const { records, rejected } = await upstream.market.boardElections();
    expect(records).toMatchObject([
      { symbol: 'MARSA', boardSeats: 7, closesOn: '2026-10-19', candidates: [{ name: { ar: 'هدى صالح' }, years: 12 }] },
    ]);
    expect(rejected).toHaveLength(1);
  });

  test('baskets are given oldest first, their factors as they came, and one that names a member twice is refused', async () => {
    const { records, rejected } = await upstream.market.baskets('DSXSI');
    expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toEqual({ id: 'DSXSI' });
    expect(records.map(({ index, from }) => [index, from])).toEqual([
      ['DSXSI', '2026-07-01'],
      ['DSXSI', '2026-10-01'],
    ]);
    expect(records[1]).toMatchObject({
      divisor: 1042311.2503871,
      constituents: [
        { symbol: 'MARSA', freeFloatShares: 412_500_000, capFactor: 0.8713309120441 },
        { symbol: 'RIMAL', freeFloatShares: 1_250_000_000.5, capFactor: 1 },
      ],
    });
    expect(rejected.map(({ reason }) => reason)).toEqual(['a member stands in the basket twice']);
  });

  test('net asset values are those of a unit; one below zero is refused', async () => {
    const { records, rejected } = await upstream.market.netAssetValues(2026);
    expect(records).toEqual([
      { symbol: 'RIMAL', date: '2026-10-05', value: 4_217 },
      { symbol: 'RIMAL', date: '2026-10-06', value: 4_225 },
    ]);
    expect(rejected).toHaveLength(1);
  });

  test('trades and direct deals carry quantity and time', async () => {
    expect((await upstream.market.trades('MARSA', 2)).records[0]).toEqual({
      id: 812,
      symbol: 'MARSA',
      at: parseLocalTime('2026-11-20T11:02:03.100'),
      price: 8420,
      quantity: 1500,
      side: 'sell',
    });
    expect((await upstream.market.directDeals()).records).toMatchObject([
      { symbol: 'RIMAL', price: 950, quantity: 5_000_000 },
    ]);
  });
});

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

describe('the stream', () => {
  async function readAll(): Promise<{ events: MarketEvent[]; error: unknown }> {
    const events: MarketEvent[] = [];
    try {
      for await (const event of upstream.market.stream()) events.push(event);
    } catch (error) {
      return { events, error };
    }
    throw new Error('the stream ended without saying so');
  }

  test('a snapshot, an update and a heartbeat arrive in records of the domain', async () => {
    const { events } = await readAll();
    expect(events.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['snapshot', 41],
      ['update', 42],
      ['heartbeat', 43],
    ]);
    const [snapshot, update] = events;
    expect(snapshot).toMatchObject({
      clock: { status: 'open', phase: 'trading', epoch: '2026-11-20#1' },
      depth: [{ symbol: 'MARSA', bids: [{ price: 8410, quantity: 24_000, orders: 6 }, { price: 8400 }] }],
      indices: [{ index: 'DSXGI', value: 4_012_770 }],
      deals: [{ symbol: 'RIMAL' }],
    });
    expect(update).toMatchObject({ clock: null, quotes: [{ symbol: 'MARSA', last: 8430 }], trades: [{ id: 813 }] });
  });

  test('a row that cannot be read is rejected with its reason while the rest goes on', async () => {
    const { events } = await readAll();
    expect(events[1]).toMatchObject({
      rejected: [{ record: { id: 'RIMAL' }, reason: expect.stringContaining('bidprice') }],
    });
  });

  test('a stream that ends is a lost stream', async () => {
    const { error } = await readAll();
    expect(error).toMatchObject({ name: 'UpstreamError', call: 'stream', reason: 'reset' });
  });
});

describe('figures of brokers', () => {
  test('are asked for by month, in thousandths, and more electronic value than value is refused', async () => {
    const { records, rejected } = await upstream.market.brokerFigures('2026-10');
    expect(server.requests.at(-1)?.query.get('month')).toBe('2026-10');
    expect(records.map(({ code, bought, sold }) => [code, bought, sold])).toEqual([
      ['SNBQ', 320_500, 280_000],
      ['NKHD', 140_000, 180_500],
    ]);
    expect(rejected.map(({ reason }) => reason)).toEqual(['more came electronically than was traded']);
  });
});

describe('trades by investor', () => {
  test('are asked for by days, in thousandths, and a kind of security that is none of the market is refused', async () => {
    const { records, rejected } = await upstream.market.investorTrades('2026-11-01', '2026-11-30');
    expect(Object.fromEntries(server.requests.at(-1)!.query)).toMatchObject({ from: '2026-11-01', to: '2026-11-30' });
    expect(
      records.map(({ nationality, type, buyValue, sellTrades }) => [nationality, type, buyValue, sellTrades]),
    ).toEqual([
      ['uae', 'individual', 320_500, 2],
      ['other', 'fund', 140_000, null],
    ]);
    expect(rejected).toHaveLength(1);
  });
});
