import { beforeAll, expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadAdjusted } from './adjusted.ts';
import { rowsOf } from './price-rows.ts';

beforeAll(() => registerCatalog('en', CATALOGS.en));

it('a day with a bar of no volume is one without a trade; one whose volume is not known had some', async () => {
  const bar = (date: string, volume: number | null): DailyBar => {
    return {
      symbol: 'DSX',
      date,
      open: 1_000,
      high: 1_000,
      low: 1_000,
      close: 1_000,
      volume,
      value: null,
      trades: null,
    };
  };
  const days = [bar('2026-11-13', 5), bar('2026-11-16', 0), bar('2026-11-17', null)];
  const site = {
    locale: 'en',
    today: () => '2026-11-18',
    store: { bars: { list: async () => days, last: async () => [] } },
  } as unknown as Site;
  const range = { from: '2026-11-13', to: '2026-11-17', interval: 'day' } as const;
  const loaded = await loadAdjusted(site, 'DSX', range.from, 'raw', Promise.resolve([]));
  const rows = rowsOf(site, sampleSecurity('DSX'), loaded, range, { until: range.to, worth: 1_000 });
  expect(rows.map(({ date, isTraded }) => [date, isTraded])).toEqual([
    ['2026-11-17', true],
    ['2026-11-16', false],
    ['2026-11-13', true],
  ]);
});

it('a day without a bar has no prices, and the last close before it', async () => {
  const figures = { open: 1_200, high: 1_300, low: 1_100, close: 1_250, volume: 5, value: 6_250, trades: 1 };
  const site = {
    locale: 'en',
    today: () => '2026-11-18',
    store: { bars: { list: async () => [], last: async () => [{ symbol: 'DSX', date: '2025-06-20', ...figures }] } },
  } as unknown as Site;
  const range = { from: '2026-11-17', to: '2026-11-17', interval: 'day' } as const;
  const loaded = await loadAdjusted(site, 'DSX', range.from, 'raw', Promise.resolve([]));
  const rows = rowsOf(site, sampleSecurity('DSX'), loaded, range, { until: range.to, worth: 1_000 });
  expect(rows).toMatchObject([{ date: '2026-11-17', isTraded: false, lastClose: 1_250, previousClose: 1_250 }]);
});
