import { expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Site } from '#app/context.ts';
import { loadTradingDeadlines } from './trading-deadlines.ts';

/** A site of which only what the price of a share is held against exists. */
function siteAt(date: string, time: string): Site {
  const now = marketInstant(date, time);
  const site: unknown = {
    locale: 'en',
    now: () => now,
    today: () => marketDate(now),
    feedStatus: { stale: () => [], isOffered: () => true },
    live: { quote: () => ({ reference: 2_880, previousClose: 2_880 }), clock: () => ({ simulated: true }) },
    exchange: { indices: [] },
    store: { securities: { find: async () => sampleSecurity('DSX') }, documents: { find: async () => undefined } },
  };
  return site as Site;
}

it.each([
  ['in the session', '2026-11-20', '11:00', 2_600],
  ['after its close', '2026-11-20', '16:00', 2_600],
  ['before its opening, when the reference price is the day’s before', '2026-11-20', '08:00', undefined],
  ['on a Sunday', '2026-11-22', '11:00', undefined],
])('limits of today are those of today’s session: %s', async (_, date, time, lower) => {
  const { price } = await loadTradingDeadlines(siteAt(date, time), new URLSearchParams({ symbol: 'DSX' }));
  expect(price?.limits?.symbol).toBe('DSX');
  expect(price?.limits?.today?.lower).toBe(lower);
});
