import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLocalTime } from '#domain/date.ts';
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
