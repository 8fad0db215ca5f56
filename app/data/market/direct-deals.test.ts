import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadDeals } from './direct-deals.ts';

registerCatalog('en', english);

/** At that time of Wednesday 18 November 2026; no day has a deal, and those days were read to their end. */
function siteAt(clock: string, read: readonly string[]): Site {
  const site: unknown = {
    exchange,
    locale: 'en',
    now: () => marketInstant('2026-11-18', clock),
    live: { clock: () => ({ simulated: false }), quotes: () => [] },
    feedStatus: { stale: () => [], isOffered: () => true },
    store: {
      directDeals: { first: async () => '2026-11-02', list: async () => [] },
      securities: { list: async () => [] },
      documents: {
        list: async () => [],
        find: async (_: string, day: string) => (read.includes(day) ? { value: { toEnd: true } } : undefined),
      },
    },
  };
  return site as Site;
}

it.each([
  ['a day that was read to its end had no direct deals', '2026-11-16', true],
  ['a day that was not read may have had some', '2026-11-17', false],
])('%s', async (_, day, isKnown) => {
  const site = siteAt('11:00', ['2026-11-16']);
  expect(await loadDeals(site, new URLSearchParams({ day }))).toMatchObject({ day, deals: [], isKnown });
});

it('the running day is known from its close on, also when it is replayed', async () => {
  const isKnownAt = async (clock: string) =>
    (await loadDeals(siteAt(clock, ['2026-11-18']), new URLSearchParams())).isKnown;
  expect([await isKnownAt('14:59'), await isKnownAt('15:00')]).toEqual([false, true]);
});
