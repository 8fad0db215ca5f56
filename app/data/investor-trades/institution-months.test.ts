import { expect, it } from 'vitest';
import type { InvestorTrade } from '#domain/investor-trades.ts';
import { monthsOf } from './institution-months.ts';

const trade = (date: string, type: InvestorTrade['type'], buyValue: number, sellValue: number): InvestorTrade => ({
  date,
  kind: 'equity',
  nationality: 'uae',
  type,
  buyValue,
  sellValue,
  buyVolume: 1,
  sellVolume: 1,
  buyTrades: 1,
  sellTrades: 1,
});

it('a month’s share of institutions is half of what they bought and sold of what was traded', () => {
  const months = monthsOf([
    trade('2026-10-30', 'individual', 600, 800),
    trade('2026-10-30', 'bank', 400, 200),
    trade('2026-11-02', 'individual', 500, 500),
    trade('2026-11-17', 'fund', 500, 500),
  ]);
  expect(months).toEqual({ days: ['2026-10-30', '2026-11-17'], shares: [30_000, 50_000], values: [1_000, 1_000] });
});

it('one month is no course of anything', () => {
  expect(monthsOf([trade('2026-11-17', 'bank', 5, 5)])).toBeNull();
});
