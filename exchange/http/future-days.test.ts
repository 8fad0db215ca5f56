import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseMargin } from '#domain/future-margin.ts';
import type { MwFutureDay, MwMarginParameter } from '#upstream/wire/future.ts';
import type { MwBar } from '#upstream/wire/market-stream.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

const answerTo = (path: string) => fetch(`http://127.0.0.1:${exchange.port}/mw/v1${path}`);
const ask = async <T>(path: string) => (await (await answerTo(path)).json()) as T;
const daysOf = (root: string) => ask<MwFutureDay[]>(`/future-days?root=${root}&from=2026-01-01&to=2026-12-31`);
const fils = (dirhams: number) => Math.round(dirhams * 1_000);

describe.each([
  ['ESXGI', 10, 500, 3, '2026-04-17'],
  ['RAWZANA', 100, 10, 3, '2026-04-17'],
  ['GCRUDE', 100, 10, 12, '2026-01-02'],
] as const)('days of the contracts on %s', (root, size, tick, months, first) => {
  it('begin when all its months are known, and have as many contracts on every day', async () => {
    const days = await daysOf(root);
    expect(days[0]!.date).toBe(first);
    for (const [date, own] of Map.groupBy(days, (day) => day.date)) {
      expect(own, date).toHaveLength(months);
      expect(own.every(({ expiry }) => date <= expiry)).toBe(true);
    }
  });

  it('are inside their own range, on the tick, and the bars of the same days', async () => {
    const days = await daysOf(root);
    for (const { date, open, high, low, close, settlement, volume, value, trades } of days) {
      expect([open === null, close === null], date).toEqual([trades === 0, trades === 0]);
      expect(fils(settlement) % tick).toBe(0);
      if (open === null || high === null || low === null || close === null) continue;
      expect(low <= Math.min(open, close) && high >= Math.max(open, close)).toBe(true);
      expect(fils(value)).toBeGreaterThanOrEqual(fils(low) * volume * size);
      expect(fils(value)).toBeLessThanOrEqual(fils(high) * volume * size);
    }
    const { symbol } = days.at(-months)!;
    const bars = await ask<MwBar[]>(`/bars?id=${symbol}&from=2026-01-01&to=2026-12-31`);
    const own = days.filter((day) => day.symbol === symbol);
    expect(own.map(({ volume }) => volume)).toEqual(bars.slice(-own.length).map(({ volume }) => volume));
  });

  it('open and close no more contracts than are traded, and begin with none', async () => {
    const days = await daysOf(root);
    for (const own of Map.groupBy(days, ({ symbol }) => symbol).values())
      for (const [at, { openinterest, volume, date }] of own.entries()) {
        expect(openinterest, date).toBeGreaterThanOrEqual(0);
        if (at > 0) expect(Math.abs(openinterest - own[at - 1]!.openinterest)).toBeLessThanOrEqual(volume);
      }
  });

  it('end at the close of the underlying', async () => {
    const ends = (await daysOf(root)).filter(({ date, expiry }) => date === expiry);
    expect(ends.length).toBeGreaterThan(5);
    for (const { settlement, underlying } of ends)
      expect(Math.abs(fils(settlement) - fils(underlying))).toBeLessThanOrEqual(tick / 2);
  });
});

describe('margins of a day', () => {
  it('are the settlement price before them × size × per cent, and hold for a month', async () => {
    const marginsOn = (day: string) => ask<MwMarginParameter[]>(`/margin-parameters?on=${day}`);
    const [october, november] = [await marginsOn('2026-10-30'), await marginsOn('2026-11-17')];
    expect(october.map(({ from }) => from)).toEqual(Array(5).fill('2026-10-01'));
    const index = november.find(({ root }) => root === 'ESXGI')!;
    const before = (await daysOf('ESXGI')).filter(({ date }) => date < index.from).at(-3)!;
    expect(fils(index.contract)).toBe(baseMargin(fils(before.settlement), 10, 5_000));
    expect([index.from, index.percent]).toEqual(['2026-11-02', 5]);
    expect(index.spread).toBe(Math.ceil(index.contract * 0.4));
    const currencies = november.map(({ root, currency }) => [root, currency]);
    expect(currencies).toEqual(currencies.map(([root]) => [root, root === 'GCRUDE' ? 'USD' : 'AED']));
    const percents = (of: MwMarginParameter[]) => of.map(({ percent }) => percent);
    expect(percents(await marginsOn('2026-06-30'))).toEqual([5, 10, 6, 6.5, 9]);
    expect(percents(november)).toEqual([5, 8, 6, 7, 9]);
    expect(await marginsOn('2020-01-01')).toEqual([]);
  });

  it('and days are asked for in one way', async () => {
    for (const query of [
      '?root=ESXGI',
      '?root=NOPE&from=2026-11-01&to=2026-11-30',
      '?root=ESXGI&from=2026-11-30&to=2026-11-01',
    ])
      expect((await answerTo(`/future-days${query}`)).status).toBe(400);
    expect((await answerTo('/margin-parameters')).status).toBe(400);
  });
});
