import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { shariaRows } from './class-rows.ts';

registerCatalog('en', english);
const t = textOf('en');

const QUARTERS = [
  [1, '2026-03-31'],
  [2, '2026-06-30'],
  [3, '2026-09-30'],
] as const;

/** Summaries of the feed's items, newest quarter first, for these lists by quarter. */
async function summariesOf(lists: Record<number, string[]>): Promise<(string | undefined)[]> {
  const company = (symbol: string) => ({ symbol, name: inDefault(symbol), remarks: inDefault('') });
  const site = {
    locale: 'en',
    exchange,
    origin: 'https://site.example',
    today: () => '2026-11-18',
    store: {
      securities: { list: async () => [] },
      documents: {
        list: async () => QUARTERS.map(([quarter, endsOn]) => ({ value: { year: 2026, quarter, endsOn } })),
        find: async (_: string, key: string) => {
          const list = lists[Number(key.slice('2026-'.length, '2026-'.length + 1))];
          return list && { value: list.map(company) };
        },
      },
    },
  } as unknown as Site;
  const { items } = await shariaRows(site, { query: new URLSearchParams(), params: {} });
  return (await items!()).map(({ summary }) => summary);
}

it('a feed says that nothing was added or removed only of a quarter that has one to compare with', async () => {
  const [none, unknown] = [t('sharia.changes.none'), t('sharia.changes.unknown')];
  expect(await summariesOf({ 1: ['AAA'], 2: ['AAA'], 3: ['AAA', 'BBB'] })).toEqual([
    `${t('sharia.change.added')}: BBB`,
    none,
    unknown,
  ]);
  expect(await summariesOf({ 1: ['AAA'], 3: ['AAA'] })).toEqual([unknown, unknown]);
});
