import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MwBasket } from '#upstream/wire/market-stream.ts';
import type { MwIndexPoint, MwStock } from '#upstream/wire/market.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';
import { clientOf } from './test-client.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 60_000);
afterAll(() => exchange.close());

const { get, read } = clientOf(() => exchange);

describe('the market watch', () => {
  test('rows carry every named field, numbers as numbers, and 0 for what never happened', async () => {
    const rows = await read<MwStock[]>('/mw/v1/stocks?market=520');
    expect(rows.length).toBeGreaterThan(100);
    const untraded = rows.find(({ id }) => id === 'SHURFA')!;
    expect(untraded).toMatchObject({
      name: null,
      market: '520',
      lastradeprice: 0,
      lastradetime: null,
      openingprice: 0,
      totaltrades: 0,
    });
    expect(rows.find(({ id }) => id === 'DIMAK')?.suspended).toBe('S');
    const names = ['id', 'name', 'market', 'suspended', 'lastradetime', 'modificationdate'];
    for (const row of rows) {
      const figures = Object.entries(row).filter(([name]) => !names.includes(name));
      expect(figures.every(([, value]) => typeof value === 'number')).toBe(true);
      expect(figures.length).toBeGreaterThanOrEqual(24);
    }
  });

  test('no number carries the noise of floating point', async () => {
    const text = await (await get('/mw/v1/stocks')).text();
    expect(text.match(/\d\.\d{4,}/g)).toBeNull();
  });

  test('boards are text, and all five are there', async () => {
    const rows = await read<MwStock[]>('/mw/v1/stocks');
    expect(new Set(rows.map(({ market }) => market))).toEqual(new Set(['510', '520', '505', '602', '200']));
  });

  test('the status says the phase, the clock and that the market is simulated', async () => {
    expect(await read('/mw/v1/status')).toMatchObject({
      status: 'open',
      phase: 'trading',
      speed: 1,
      simulated: true,
      mode: 'set',
      epoch: expect.any(String),
    });
  });

  test('index minutes come newest first, for the general index unless another one is named', async () => {
    const points = await read<MwIndexPoint[]>('/mw/v1/indices');
    expect(points[0]!.id > points[1]!.id).toBe(true);
    expect(points.at(-1)?.id).toBe('2026-11-20T10:00:00');
    const sharia = await read<MwIndexPoint[]>('/mw/v1/indices?id=ESXSI');
    expect(sharia.length).toBe(points.length);
    expect(sharia[0]?.value).not.toBe(points[0]?.value);
    expect(await read('/mw/v1/indices?id=NOPE')).toEqual([]);
  });

  test('bars are finished days, oldest first, both ends included', async () => {
    const bars = await read<{ date: string }[]>('/mw/v1/bars?id=JIWAN&from=2026-11-16&to=2026-11-20');
    expect(bars.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
    expect((await get('/mw/v1/bars?id=JIWAN&from=16/11/2026')).status).toBe(400);
  });

  test('baskets give the level of a finished day from the closes of its members', async () => {
    const baskets = await read<MwBasket[]>('/mw/v1/baskets?id=ESXGI');
    const days = baskets.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(days.filter((date) => date > '2023-11-20').length).toBeGreaterThanOrEqual(12);
    expect(days.at(-1)! >= '2026-10-01').toBe(true);
    for (const date of ['2024-02-14', '2025-10-01', '2026-11-19']) {
      const basket = baskets.findLast((one) => one.date <= date)!;
      const closes = await Promise.all(basket.constituents.map(({ symbol }) => closeOn(symbol, date)));
      const value = basket.constituents.reduce((sum, one, i) => sum + one.shares * one.capfactor * closes[i]!, 0);
      const thousandths = Math.round((value / basket.divisor) * 1_000);
      expect(Math.round(thousandths / 10), date).toBe(Math.round((await closeOn('ESXGI', date)) * 100));
    }
    expect(await read('/mw/v1/baskets?id=NOPE')).toEqual([]);
    expect((await get('/mw/v1/baskets')).status).toBe(400);
  });

  /** A suspended member counts at its last close. */
  async function closeOn(id: string, date: string): Promise<number> {
    const bars = await read<{ close: number }[]>(`/mw/v1/bars?id=${id}&to=${date}`);
    return bars.at(-1)!.close;
  }

  test('trades come newest first, as many as asked for', async () => {
    const trades = await read<{ id: number }[]>('/mw/v1/trades?id=JIWAN&take=3');
    expect(trades).toHaveLength(3);
    expect(trades[0]!.id).toBeGreaterThan(trades[1]!.id);
  });

  test('the bulk way answers each command under its id', async () => {
    const commands = [
      { id: 'a', command: 'stocks', data: [] },
      { id: 'b', command: 'else', data: [] },
    ];
    const answers = (await (await get('/dapi/fetch', { method: 'POST', body: JSON.stringify(commands) })).json()) as {
      id: string;
      data: MwStock[];
    }[];
    expect(answers.map(({ id, data }) => [id, data.length > 100])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect((await get('/dapi/fetch', { method: 'POST', body: 'no json' })).status).toBe(400);
  });
});

describe('the gateway', () => {
  test('says of an unknown path that there is no such resource', async () => {
    for (const path of ['/', '/mw/v1/nope', '/web/sf/v1/nope', '/documents/2026/Nov/20/x/y.pdf', '/%E0%A4%A']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '{"statusCode":404,"message":"Resource not found"}']);
    }
  });

  test('takes no offence at a subscription key', async () => {
    expect((await get('/mw/v1/status', { headers: { 'Ocp-Apim-Subscription-Key': 'anything' } })).status).toBe(200);
  });

  test('refuses a body that is too large', async () => {
    expect((await get('/dapi/fetch', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
