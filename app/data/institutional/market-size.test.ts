import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Site } from '#app/context.ts';
import { pricedDay, valueByDay } from './market-size.ts';

const at = marketInstant('2026-11-18', '11:00');

it('the price of a security without a trade in the session is of the session before', () => {
  expect(pricedDay({ last: null, lastAt: null, at })).toBe('2026-11-17');
  expect(pricedDay({ last: 1_000, lastAt: at, at })).toBe('2026-11-18');
  expect(pricedDay({ last: 1_000, lastAt: marketInstant('2026-11-16', '11:00'), at })).toBe('2026-11-16');
});

it('the value traded of the market is not known when that of a day with trades is not given', async () => {
  const valuesOf = (bar: Partial<DailyBar>) => {
    const bars = [{ date: '2026-11-17', volume: 10, trades: 1, ...bar }];
    const store = { bars: { list: async () => bars } } as unknown as Site['store'];
    return valueByDay({ store }, [sampleSecurity('A'), sampleSecurity('B')], '2026-11-17');
  };
  expect(await valuesOf({ value: 5_000 })).toEqual([['2026-11-17', 10_000]]);
  expect(await valuesOf({ value: null, volume: null })).toBeNull();
  expect(await valuesOf({ value: null, volume: 0, trades: 0 })).toEqual([['2026-11-17', 0]]);
});
