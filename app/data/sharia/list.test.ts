import { expect, it } from 'vitest';
import type { Site } from '#app/context.ts';
import { filteredList } from './list.ts';

const QUARTER = { year: 2026, quarter: 3, endsOn: '2026-09-30', exchanges: [] };
const SITE = {
  locale: 'en',
  today: () => '2026-11-26',
  store: {
    documents: { list: async () => [{ value: QUARTER }], find: async () => undefined },
    securities: { list: async () => [] },
  },
} as unknown as Site;

it('a quarter without a list is passed over and named, as an unknown year is', async () => {
  const ignored = async (query: string) => (await filteredList(SITE, new URLSearchParams(query))).ignored;
  expect(await ignored('year=2026&quarter=4')).toEqual([{ parameter: 'quarter', value: '4' }]);
  expect(await ignored('year=1999')).toEqual([{ parameter: 'year', value: '1999' }]);
  expect(await ignored('year=2026&quarter=3')).toEqual([]);
});
