import { beforeAll, expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { FoundTrades } from './trades.ts';
import { checkOf } from './trades-page.ts';

beforeAll(() => registerCatalog('en', CATALOGS.en));

const DAY = '2026-11-17';
const FOUND = { filters: { kind: null }, trades: [], rows: [{ date: DAY, from: DAY }] } as unknown as FoundTrades;

function siteWith(bar: Partial<DailyBar>, { isOffered = true, currency = 'AED' } = {}): Site {
  return {
    locale: 'en',
    feedStatus: { unread: () => false, isOffered: () => isOffered },
    store: {
      securities: { list: async () => [sampleSecurity('JIWAN', { currency })] },
      bars: { list: async () => [{ date: DAY, volume: 10, trades: 1, ...bar }] },
    },
  } as unknown as Site;
}

it('trades of investors are compared with our own prices only when the value of each day is given in one currency', async () => {
  const alone = await checkOf(FOUND, siteWith({ value: 5_000 }, { isOffered: false }));
  expect(await checkOf(FOUND, siteWith({ value: null }))).toBe(alone);
  expect(await checkOf(FOUND, siteWith({ value: 5_000 }, { currency: 'USD' }))).toBe(alone);
  expect(await checkOf(FOUND, siteWith({ value: 5_000 }))).not.toBe(alone);
});
