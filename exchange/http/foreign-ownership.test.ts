import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MwOwnershipDay } from '#upstream/wire/foreign-ownership.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

const answer = (query: string) => fetch(`http://127.0.0.1:${exchange.port}/mw/v1/foreign-ownership${query}`);
const daysOf = async (query: string) => (await (await answer(query)).json()) as MwOwnershipDay[];
const cents = (percent: number) => Math.round(percent * 100);

describe('foreign ownership by day', () => {
  it('nationals, Gulf citizens and foreigners are the whole of each company on each day of a year, nobody past a limit', async () => {
    for (let month = 1; month <= 11; month += 1) {
      const name = `2026-${String(month).padStart(2, '0')}`;
      for (const row of await daysOf(`?from=${name}-01&to=${name}-28`)) {
        expect(cents(row.nationalactual) + cents(row.gccactual) + cents(row.foreignactual)).toBe(10_000);
        expect(row.foreignactual).toBeLessThanOrEqual(row.foreignpermitted);
        expect(row.foreignshares).toBe(Number((BigInt(row.issued) * BigInt(cents(row.foreignactual))) / 10_000n));
        if (row.jointlimit !== null) expect(row.foreignactual + row.gccactual).toBeLessThanOrEqual(row.jointlimit);
      }
    }
  });

  it('says the same of a company by itself, by its day and by its market', async () => {
    const [all, day] = await Promise.all([daysOf('?from=2026-11-02&to=2026-11-06'), daysOf('?on=2026-11-05')]);
    const symbol = all[0]!.symbol;
    expect(await daysOf(`?id=${symbol}&from=2026-11-02&to=2026-11-06`)).toEqual(
      all.filter((row) => row.symbol === symbol),
    );
    expect(day).toEqual(all.filter(({ date }) => date === '2026-11-05'));
  });

  it('today is not told, and too many days of all are refused', async () => {
    expect((await daysOf('?from=2026-11-16&to=2026-11-30')).every(({ date }) => date < '2026-11-20')).toBe(true);
    for (const query of ['', '?from=2026-11-01', '?from=2026-01-01&to=2026-06-01', '?from=2026-02-01&to=2026-01-01'])
      expect((await answer(query)).status).toBe(400);
  });
});
