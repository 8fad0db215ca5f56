import { expect, it } from 'vitest';
import { adjustedBars, type CapitalEvent } from '#domain/adjusted-price.ts';
import type { DailyBar } from '#domain/quote.ts';
import { summaryOf, sumsOf } from './prices-page.ts';

const bar = (date: string, close: number): DailyBar => ({
  symbol: 'JIWAN',
  date,
  open: close,
  high: close + 20,
  low: close - 10,
  close,
  volume: 1_000,
  value: close * 1_000,
  trades: 3,
});

const SPLIT: CapitalEvent = { kind: 'split', exDate: '2026-10-12', ratio: { units: 4, of: 1 } };
const BARS = [bar('2026-10-09', 13_000), bar('2026-10-13', 3_386)];

it.each(['raw', 'adjusted'] as const)('a split in the range is no fall of the prices: %s', (basis) => {
  const days = {
    ...adjustedBars(BARS, [SPLIT], basis, 12_000),
    before: 12_000,
    changes: basis === 'raw' ? [SPLIT] : [],
  };
  const found = { chosen: [{ days }], filters: { to: '2026-10-31' } } as unknown as Parameters<typeof summaryOf>[0];
  expect(summaryOf(found)).toMatchObject({ change: 386, high: 3_406, low: 3_248, averageClose: 3_318 });
});

it('values of securities in different currencies are not summed', () => {
  const row = (currency: string) => ({ ...bar('2026-11-17', 1_000), from: '2026-11-17', security: { currency } });
  const sums = (...currencies: string[]) =>
    sumsOf(
      { filters: { basis: 'adjusted' }, chosen: currencies, rows: currencies.map(row) } as unknown as Parameters<
        typeof sumsOf
      >[0],
      [],
    );
  expect(sums('AED', 'AED')).toEqual({ value: 2_000_000, trades: 6 });
  expect(sums('AED', 'USD')).toEqual({ trades: 6 });
});
