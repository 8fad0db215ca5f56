import { expect, it } from 'vitest';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { rankingRows } from './ranking-rows.ts';

registerCatalog('en', english);

const month = (name: string) => ({ month: name, segment: 'securities', brokers: [] });

it('the ranking of October 2026, which ends on a Saturday, is of its last trading day', async () => {
  const site = {
    locale: 'en',
    today: () => '2026-11-18',
    store: {
      documents: {
        list: async () => ['2026-09', '2026-10'].map((name) => ({ value: month(name) })),
        find: async () => undefined,
      },
    },
  } as unknown as Site;
  const dayOf = async (query: string) =>
    (await rankingRows(site, { query: new URLSearchParams(query), params: {} })).asOf;
  expect(await dayOf('')).toBe('2026-10-30');
  expect(await dayOf('month=2026-09')).toBe('2026-09-30');
});
