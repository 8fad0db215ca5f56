import { expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import type { Store } from '#store/store.ts';
import { closesOn } from './basket.ts';

const bar = (symbol: string, date: string, close: number): DailyBar => {
  return { symbol, date, open: close, high: close, low: close, close, volume: 1, value: close, trades: 1 };
};
const BARS = [
  bar('RESTS', '2025-06-20', 400),
  bar('TRADES', '2026-08-31', 2_000),
  bar('TRADES', '2026-09-01', 2_010),
  bar('LATER', '2026-10-01', 90),
];
const bars = {
  list: async (symbol: string, from: string, to: string) =>
    BARS.filter((each) => each.symbol === symbol && each.date >= from && each.date <= to),
  span: async (symbol: string) => {
    const days = BARS.filter((each) => each.symbol === symbol).map(({ date }) => date);
    return days.length ? { first: days[0]!, last: days.at(-1)! } : undefined;
  },
} as Store['bars'];

it('the last close of a member is carried from however long ago, and one with no day before is left out', async () => {
  const closes = await closesOn({ store: { bars } as Store }, ['TRADES', 'RESTS', 'LATER', 'NONE'], '2026-09-01');
  expect([...closes]).toEqual([
    ['TRADES', { date: '2026-09-01', close: 2_010 }],
    ['RESTS', { date: '2025-06-20', close: 400 }],
  ]);
});
