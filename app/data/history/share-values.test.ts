import { expect, it } from 'vitest';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import type { Site } from '#app/context.ts';
import { withShareValues } from './share-values.ts';

const DOCUMENTS: Record<string, unknown> = {
  'foreign-ownership 2026-11': [
    { symbol: 'A', date: '2026-11-16', issuedShares: 1_000 },
    { symbol: 'A', date: '2026-11-17', issuedShares: 2_000 },
  ],
  'index-basket-days GEN': ['2026-10-01', '2026-11-17'],
  'index-basket GEN:2026-10-01': {
    from: '2026-10-01',
    constituents: [
      { symbol: 'A', freeFloatShares: 400 },
      { symbol: 'LEFT', freeFloatShares: 100 },
    ],
  },
  'index-basket GEN:2026-11-17': { from: '2026-11-17', constituents: [{ symbol: 'A', freeFloatShares: 800 }] },
};
const SITE = {
  shared: (_: string, make: (site: unknown) => unknown) => make(SITE),
  exchange: { indices: [{ code: 'GEN', kind: 'general' }] },
  store: {
    documents: {
      revisions: () => Promise.resolve({ '2026-11': 1 }),
      find: (kind: string, key: string) => Promise.resolve({ value: DOCUMENTS[`${kind} ${key}`] }),
    },
  },
} as unknown as Site;

const row = (symbol: string, date: string, lastClose: number | null, close = lastClose) =>
  ({ symbol, date, close, lastClose, marketValue: null, freeFloatValue: null }) as PriceRow;

it('shares are worth the close as traded times their number on the day, on whatever basis prices are', async () => {
  const rows = [row('A', '2026-11-17', 2_100), row('A', '2026-11-16', 4_000, 2_000)];
  const valued = await withShareValues(SITE, rows);
  expect(valued.map(({ marketValue, freeFloatValue }) => [marketValue, freeFloatValue])).toEqual([
    [4_200_000, 1_680_000],
    [4_000_000, 1_600_000],
  ]);
});

it('a day before the first trade, and a share whose number is not known, have no value', async () => {
  const rows = [row('A', '2026-11-17', null), row('B', '2026-11-17', 5_000)];
  const valued = await withShareValues(SITE, rows);
  expect(valued.map(({ marketValue, freeFloatValue }) => [marketValue, freeFloatValue])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('what left the index has no free float from then on, and no day after the last count has shares in issue', async () => {
  const rows = [row('LEFT', '2026-11-16', 10), row('LEFT', '2026-11-17', 10), row('A', '2026-11-18', 2_000)];
  const valued = await withShareValues(SITE, rows);
  expect(valued.map(({ marketValue, freeFloatValue }) => [marketValue, freeFloatValue])).toEqual([
    [null, 1_000],
    [null, null],
    [null, 1_600_000],
  ]);
});
