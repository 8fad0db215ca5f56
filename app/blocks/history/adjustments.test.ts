import { expect, it } from 'vitest';
import { adjustedBars, type CapitalEvent, type PriceBasis } from '#domain/adjusted-price.ts';
import { appliedRows } from './adjustments.ts';

const CLOSES = { '2026-03-02': 12_000, '2026-03-03': 3_060, '2026-03-09': 2_700, '2026-03-10': 2_590 };
const BARS = Object.entries(CLOSES).map(([date, close]) => {
  return { symbol: 'X', date, open: close, high: close, low: close, close, volume: 1, value: 1, trades: 1 };
});
const EVENTS: CapitalEvent[] = [
  { kind: 'split', exDate: '2026-03-03', ratio: { units: 4, of: 1 } },
  { kind: 'cash-dividend', exDate: '2026-03-10', amount: 120 },
];
const on = (basis: PriceBasis) => adjustedBars(BARS, EVENTS, basis).events;

it('each event has its factor, and what all from it on come to: without dividends, and with them', () => {
  const rows = appliedRows('X', { adjusted: on('adjusted'), total: on('total') }, (id) => id);
  expect(rows.map(({ exDate, factor, adjusted, total }) => [exDate, factor, adjusted, total])).toEqual([
    ['2026-03-10', '0.955555556', '1.000000000', '0.955555556'],
    ['2026-03-03', '0.250000000', '0.250000000', '0.238888889'],
  ]);
});
