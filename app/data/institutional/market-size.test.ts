import { expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Site } from '#app/context.ts';
import { valueByDay } from './market-size.ts';

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
