import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { filteredClassification } from './classes.ts';
import { loadClasses } from './classification.ts';

registerCatalog('en', english);

const QUARTERS = [2, 3].map((quarter) => ({
  year: 2026,
  quarter,
  endsOn: quarter === 2 ? '2026-06-30' : '2026-09-30',
  exchanges: [],
}));
const company = (symbol: string) => ({ symbol, name: inDefault(symbol), remarks: inDefault('') });

/** A site with two listed shares and these lists of the second and third quarter of 2026. */
function siteWith(lists: Record<string, string[]>): Site {
  const site: unknown = {
    locale: 'en',
    exchange,
    today: () => '2026-11-18',
    feedStatus: { stale: () => [], unread: () => false, isOffered: () => true },
    store: {
      securities: { list: async () => ['AAA', 'BBB'].map((symbol) => sampleSecurity(symbol)) },
      documents: {
        list: async () => QUARTERS.map((value) => ({ value })),
        find: async (_: string, key: string) => lists[key] && { value: lists[key].map(company) },
      },
    },
  };
  return site as Site;
}

async function statesIn(lists: Record<string, string[]>) {
  const { all, quarter } = await filteredClassification(siteWith(lists), new URLSearchParams());
  return [quarter?.endsOn, ...all.map(({ sharia }) => sharia)];
}

it('a share has the status of the newest quarter that has a list of this exchange', async () => {
  const both = { '2026-3:home': ['AAA', 'BBB'], '2026-2:home': ['AAA'] };
  expect(await statesIn(both)).toEqual(['2026-09-30', 'listed', 'listed']);
  const onlySister = { '2026-3:sister': ['ZZZ'], '2026-2:home': ['AAA'] };
  expect(await statesIn(onlySister)).toEqual(['2026-06-30', 'listed', 'not-listed']);
});

it('without a list of this exchange no share is “not screened”: the page says that there is no list', async () => {
  expect(await statesIn({ '2026-3:sister': ['ZZZ'] })).toEqual([undefined, null, null]);
  const missing = textOf('en')('sharia.classes.missing');
  const noticesIn = async (lists: Record<string, string[]>) =>
    (await loadClasses(siteWith(lists), new URLSearchParams())).notices;
  expect(await noticesIn({})).toEqual([missing]);
  expect(await noticesIn({ '2026-2:home': ['AAA'] })).toEqual([]);
});
