import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { filteredList } from './list.ts';
import { loadShariaList } from './page.ts';

registerCatalog('en', english);

const QUARTER = { year: 2026, quarter: 3, endsOn: '2026-09-30', exchanges: [] };
const SISTER = [{ symbol: 'ZZZ', name: inDefault('ZZZ'), remarks: inDefault('') }];
/** A site with one quarter, of which only the sister exchange's list was read. */
const SITE = {
  locale: 'en',
  exchange,
  today: () => '2026-11-26',
  feedStatus: { stale: () => [], unread: () => false, isOffered: () => true },
  store: {
    documents: {
      list: async () => [{ value: QUARTER }],
      find: async (_: string, key: string) => (key === '2026-3:sister' ? { value: SISTER } : undefined),
    },
    securities: { list: async () => [] },
  },
} as unknown as Site;

it('a quarter without a list is passed over and named, as an unknown year is', async () => {
  const ignored = async (query: string) => (await filteredList(SITE, new URLSearchParams(query))).ignored;
  expect(await ignored('year=2026&quarter=4')).toEqual([{ parameter: 'quarter', value: '4' }]);
  expect(await ignored('year=1999')).toEqual([{ parameter: 'year', value: '1999' }]);
  expect(await ignored('year=2026&quarter=3')).toEqual([]);
});

it('the securities of a list that was not read are not counted as none', async () => {
  const { texts, tabs } = await loadShariaList(SITE, new URLSearchParams());
  expect([texts.count, ...tabs.map(({ count }) => count)]).toEqual(['', undefined, '1']);
  const sister = await loadShariaList(SITE, new URLSearchParams('exchange=sister'));
  expect(sister.texts.count).toMatch(/^1 security on the list/);
});
