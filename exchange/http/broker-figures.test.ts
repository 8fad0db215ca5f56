import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MwBrokerFigures } from '#upstream/wire/member.ts';
import type { MwBar } from '#upstream/wire/market-stream.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

interface Listed {
  SecuritySymbol: string;
  SecurityType: string;
  Exchange: string;
  Currency: string;
}

async function ask<T>(path: string): Promise<T> {
  return (await (await fetch(`http://127.0.0.1:${exchange.port}${path}`)).json()) as T;
}

async function everySecurity(): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let skip = 0; ; skip += 50) {
    const { value } = await ask<{ value: Listed[] }>(`/web/sf/v1/securities?$skip=${skip}`);
    all.push(...value);
    if (value.length < 50) return all.filter((one) => one.Exchange === 'ESX');
  }
}

const fils = (dirhams: number) => Math.round(dirhams * 1_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('figures of brokers, set against the bars of the same exchange', () => {
  it.each(['2026-10', '2026-07', '2025-02'])(
    'both sides of %s come to the bars, security by security',
    async (month) => {
      const figures = await ask<MwBrokerFigures[]>(`/mw/v1/broker-figures?month=${month}`);
      const inDirhams = (await everySecurity()).filter(({ Currency }) => Currency === 'AED');
      const bars = async (isFuture: boolean) => {
        const some = inDirhams.filter(({ SecurityType }) => (SecurityType === 'Futures') === isFuture);
        const lists = some.map(({ SecuritySymbol }) =>
          ask<MwBar[]>(`/mw/v1/bars?id=${SecuritySymbol}&from=${month}-01&to=${month}-31`.replace('02-31', '02-28')),
        );
        return (await Promise.all(lists)).flat();
      };
      for (const segment of ['securities', 'derivatives'] as const) {
        const rows = figures.filter((row) => row.segment === segment);
        if (segment === 'derivatives' && month === '2025-02') {
          expect(rows).toEqual([]);
          continue;
        }
        const days = await bars(segment === 'derivatives');
        const value = sum(days.map((day) => fils(day.value)));
        expect(value).toBeGreaterThan(0);
        expect(sum(rows.map(({ buyvalue }) => fils(buyvalue)))).toBe(value);
        expect(sum(rows.map(({ sellvalue }) => fils(sellvalue)))).toBe(value);
        expect(sum(rows.map(({ buyvolume }) => buyvolume))).toBe(sum(days.map(({ volume }) => volume)));
        expect(sum(rows.map(({ selltrades }) => selltrades))).toBe(sum(days.map(({ trades }) => trades)));
      }
    },
  );

  it('there are none of a month that is not published, and a month has to be given', async () => {
    expect(await ask('/mw/v1/broker-figures?month=2026-11')).toEqual([]);
    const answer = await fetch(`http://127.0.0.1:${exchange.port}/mw/v1/broker-figures`);
    expect(answer.status).toBe(400);
  });
});
