import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MwOwnershipDay } from '#upstream/wire/foreign-ownership.ts';
import type { MwHolding, MwHoldings } from '#upstream/wire/holding.ts';
import type { MwBar } from '#upstream/wire/market-stream.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

const at = (path: string) => fetch(`http://127.0.0.1:${exchange.port}/mw/v1${path}`);
async function ask<T>(path: string): Promise<T> {
  return (await (await at(path)).json()) as T;
}
const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0);
const fils = (dirhams: number | null) => Math.round((dirhams ?? 0) * 1_000);
const cellOf = ({ group, type }: MwHolding) => `${group} ${type}`;

describe.each(['2026-10', '2023-02', '2019-01'])('who held the market at the end of %s', (month) => {
  let answer: MwHoldings;
  let market: MwHolding[];
  let own: Map<string | null, MwHolding[]>;
  beforeAll(async () => {
    answer = await ask<MwHoldings>(`/holdings?month=${month}`);
    market = answer.holdings.filter(({ symbol }) => symbol === null);
    own = Map.groupBy(
      answer.holdings.filter(({ symbol }) => symbol !== null),
      ({ symbol }) => symbol,
    );
  });

  it('each security has all twenty groups, and they come to those of the market', () => {
    expect(market).toHaveLength(20);
    expect(own.size).toBeGreaterThan(40);
    for (const cells of own.values()) expect(cells.map(cellOf)).toEqual(market.map(cellOf));
    for (const [place, cell] of market.entries()) {
      const cells = [...own.values()].map((all) => all[place]!);
      expect(sum(cells, ({ value }) => fils(value))).toBe(fils(cell.value));
      expect(sum(cells, ({ shares }) => shares)).toBe(cell.shares);
      // An investor who holds a security also holds in the market.
      expect(Math.max(...cells.map(({ investors }) => investors))).toBeLessThanOrEqual(cell.investors);
    }
  });

  it('a suspended share is held as before, at its last close', () => {
    const cells = own.get('DIMAK')!;
    expect(sum(cells, ({ shares }) => shares)).toBeGreaterThan(1_000_000_000);
    expect(sum(cells, ({ value }) => value)).toBeGreaterThan(1_000_000_000);
  });

  it('nobody holds without a share, nothing is held by nobody, and no more trades freely than is held', () => {
    for (const { investors, shares, value, freefloatvalue } of answer.holdings) {
      expect(investors > 0).toBe(shares > 0);
      expect(freefloatvalue).toBeLessThanOrEqual(value);
    }
  });

  it('sizes of holdings have every investor once, each with a value of the size', () => {
    expect(sum(answer.sizes, ({ investors }) => investors)).toBe(sum(market, ({ investors }) => investors));
    expect(sum(answer.sizes, ({ value }) => fils(value))).toBe(sum(market, ({ value }) => fils(value)));
    for (const { from, to, investors, value } of answer.sizes) {
      expect(value / investors).toBeGreaterThanOrEqual(from);
      if (to !== null) expect(value / investors).toBeLessThan(to);
    }
  });
});

it('shares of a security come to its issued shares, those of foreigners to foreign ownership, values to the last close', async () => {
  const { holdings } = await ask<MwHoldings>('/holdings?month=2026-10');
  const days = await ask<MwOwnershipDay[]>('/foreign-ownership?on=2026-10-30');
  const own = Map.groupBy(holdings, ({ symbol }) => symbol);
  for (const { symbol, issued, foreignshares } of days) {
    const cells = own.get(symbol) ?? [];
    if (cells.length === 0) continue;
    const foreign = cells.filter(({ group }) => group === 'arab' || group === 'other');
    expect(sum(cells, ({ shares }) => shares)).toBe(issued);
    expect(sum(foreign, ({ shares }) => shares)).toBe(foreignshares);
  }
  const bars = await ask<MwBar[]>('/bars?id=JIWAN&from=2026-10-01&to=2026-10-31');
  const [cell] = own.get('JIWAN')!;
  expect(fils(cell!.value)).toBe(fils(bars.at(-1)!.close) * cell!.shares);
});

it('a month that is not finished, or long ago, has no rows; anything else is no month', async () => {
  for (const month of ['2026-11', '2027-01', '2018-12'])
    expect(await ask(`/holdings?month=${month}`)).toEqual({ month, newinvestors: null, holdings: [], sizes: [] });
  expect((await at('/holdings?month=october')).status).toBe(400);
  expect((await at('/holdings')).status).toBe(400);
});
