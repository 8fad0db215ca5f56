import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTradingDay, previousTradingDay } from '#domain/calendar.ts';
import type { MwBar, MwCapitalChange, MwHoldings, MwOwnershipDay, MwStock } from '#upstream/contract.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

/** The largest tick of the price table. */
const TICK = 0.05;

let exchange: Exchange;
let changes: MwCapitalChange[];
beforeAll(async () => {
  exchange = await startExchange();
  changes = (
    await Promise.all([2023, 2024, 2025, 2026].map((year) => ask<MwCapitalChange[]>(`/capital-changes?year=${year}`)))
  ).flat();
});
afterAll(() => exchange.close());

async function ask<T>(path: string, of = exchange): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${of.port}/mw/v1${path}`);
  return (await answer.json()) as T;
}

/** New shares for one old one. */
const unitsOf = ({ kind, units, of }: MwCapitalChange) => (kind === 'bonus' ? (of + units) / of : units / of);

describe('changes of capital', () => {
  it('are two bonus issues and a reverse split, on trading days, registered a day later', () => {
    expect(changes.map(({ kind, units, of }) => [kind, units, of])).toEqual([
      ['bonus', 3, 20],
      ['bonus', 1, 10],
      ['reverse-split', 1, 10],
    ]);
    for (const { exdate, recorddate, status } of changes) {
      expect([isTradingDay(exdate), status, previousTradingDay(recorddate!)]).toEqual([true, 'Confirmed', exdate]);
    }
  });

  it('divide the previous close on the ex-date, to the tick', async () => {
    for (const change of changes) {
      const before = previousTradingDay(change.exdate);
      const [last] = await ask<MwBar[]>(`/bars?id=${change.symbol}&from=${before}&to=${before}`);
      const then = await startExchange(`${change.exdate}T11:00`);
      try {
        const rows = await ask<MwStock[]>('/stocks', then);
        const row = rows.find(({ id }) => id === change.symbol)!;
        expect(Math.abs(row.lastsessionprice! - last!.close / unitsOf(change)), change.id).toBeLessThan(TICK);
      } finally {
        await then.close();
      }
    }
  }, 60_000);

  it('change the shares in issue on the ex-date, and what the holders have adds up to them', async () => {
    for (const change of changes) {
      const before = previousTradingDay(change.exdate);
      const issued = async (on: string) =>
        (await ask<MwOwnershipDay[]>(`/foreign-ownership?on=${on}`)).find(({ symbol }) => symbol === change.symbol)!
          .issued;
      const [old, now] = [await issued(before), await issued(change.exdate)];
      expect(now / old, change.id).toBeCloseTo(unitsOf(change), 6);
      const month = change.exdate.slice(0, 7);
      const { holdings } = await ask<MwHoldings>(`/holdings?month=${month}`);
      const held = holdings
        .filter(({ symbol }) => symbol === change.symbol)
        .reduce((sum, { shares }) => sum + shares, 0);
      expect(held, change.id).toBe(now);
    }
  });

  it('are refused without a year, and none is told before its day', async () => {
    expect((await fetch(`http://127.0.0.1:${exchange.port}/mw/v1/capital-changes`)).status).toBe(400);
    const before = await startExchange('2025-09-05T12:00');
    try {
      const answer = await fetch(`http://127.0.0.1:${before.port}/mw/v1/capital-changes?year=2025`);
      expect(await answer.json()).toEqual([]);
    } finally {
      await before.close();
    }
  });
});
