import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DividendConfigRow } from '#upstream/wire/service.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close());

async function dividendsOf(year: string): Promise<DividendConfigRow[]> {
  const body = new URLSearchParams({ Command: 'getdividendsconfig', year });
  const answer = await fetch(`http://127.0.0.1:${exchange.port}/api`, { method: 'POST', body });
  return (await answer.json()) as DividendConfigRow[];
}

it('withdraws few dividends of a year, and none of a year whose accounts no meeting has approved', async () => {
  const [closed, running] = await Promise.all([dividendsOf('2025'), dividendsOf('2026')]);
  const withdrawn = (rows: DividendConfigRow[]) => rows.filter(({ Status }) => Status === 'Withdrawn').length;
  expect(withdrawn(closed)).toBeGreaterThan(0);
  expect(withdrawn(closed)).toBeLessThan(closed.length / 10);
  expect(withdrawn(running)).toBe(0);
});
