import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MwInvestorTrade } from '#upstream/wire/investor.ts';
import type { MwBar } from '#upstream/wire/market-stream.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

async function ask<T>(path: string): Promise<T> {
  return (await (await fetch(`http://127.0.0.1:${exchange.port}${path}`)).json()) as T;
}

const fils = (dirhams: number) => Math.round(dirhams * 1_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const tradesOf = (from: string, to: string) => ask<MwInvestorTrade[]>(`/mw/v1/investor-trades?from=${from}&to=${to}`);

async function fundsAndShares(type: string): Promise<string[]> {
  const symbols: string[] = [];
  for (let skip = 0; ; skip += 50) {
    const { value } = await ask<{ value: { SecuritySymbol: string; SecurityType: string; Exchange: string }[] }>(
      `/web/sf/v1/securities?$skip=${skip}`,
    );
    symbols.push(
      ...value.filter((one) => one.SecurityType === type && one.Exchange === 'ESX').map((one) => one.SecuritySymbol),
    );
    if (value.length < 50) return symbols;
  }
}

describe('trades by investor, set against the bars of the same exchange', () => {
  it.each(['2026-11-17', '2025-02-11', '2016-01-04'])(
    'both sides of the shares of %s come to the bars',
    async (day) => {
      const rows = (await tradesOf(day, day)).filter(({ kind }) => kind === 'equity');
      expect(rows).toHaveLength(20);
      const equities = await fundsAndShares('Equities');
      const lists = equities.map((symbol) => ask<MwBar[]>(`/mw/v1/bars?id=${symbol}&from=${day}&to=${day}`));
      const bars = (await Promise.all(lists)).flat();
      const value = sum(bars.map((bar) => fils(bar.value)));
      expect(value).toBeGreaterThan(0);
      expect(sum(rows.map(({ buyvalue }) => fils(buyvalue)))).toBe(value);
      expect(sum(rows.map(({ sellvalue }) => fils(sellvalue)))).toBe(value);
      expect(sum(rows.map(({ buyvolume }) => buyvolume))).toBe(sum(bars.map(({ volume }) => volume)));
      expect(sum(rows.map(({ selltrades }) => selltrades ?? 0))).toBe(sum(bars.map(({ trades }) => trades)));
    },
  );

  it('foreigners trade 38 to 52 of a hundred, institutions 40 to 65', async () => {
    const rows = await tradesOf('2026-01-01', '2026-10-31');
    const value = (some: readonly MwInvestorTrade[]) => sum(some.map((row) => row.buyvalue + row.sellvalue));
    for (const month of new Set(rows.map(({ date }) => date.slice(0, 7)))) {
      const own = rows.filter(({ date }) => date.startsWith(month));
      const foreign = value(own.filter(({ group }) => group === 'arab' || group === 'other')) / value(own);
      const institutions = value(own.filter(({ type }) => type !== 'individual')) / value(own);
      expect([foreign > 0.38, foreign < 0.52, institutions > 0.4, institutions < 0.65], month).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }
  });

  it('today is not told, and two days have to be given', async () => {
    expect((await tradesOf('2026-11-16', '2026-12-31')).every(({ date }) => date < '2026-11-20')).toBe(true);
    for (const query of ['', '?from=2026-01-01', '?from=2024-01-01&to=2026-01-01', '?from=2026-02-01&to=2026-01-01'])
      expect((await fetch(`http://127.0.0.1:${exchange.port}/mw/v1/investor-trades${query}`)).status).toBe(400);
  });
});
