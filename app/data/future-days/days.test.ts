import { expect, it } from 'vitest';
import { inDefault } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { findFutures } from './days.ts';

const { root } = exchange.derivatives.contracts.find(({ kind }) => kind === 'share')!;
const SPLIT: CorporateAction = {
  ...UNDATED,
  id: 'A1',
  symbol: root,
  issuer: inDefault(root),
  kind: 'split',
  marker: 'confirmed',
  fiscalYear: null,
  amountPerShare: null,
  percentOfPar: null,
  ratio: { units: 4, of: 1 },
  exDate: '2026-11-18',
};
const day = (date: string, settlement: number) => {
  const of = { symbol: `${root}Z26`, root, expiresOn: '2026-12-17', underlying: settlement, openInterest: 7 };
  return { ...of, date, settlement, open: null, high: null, low: null, close: null, volume: 0, value: 0, trades: 0 };
};
const DAYS = [day('2026-11-17', 12_000), day('2026-11-18', 3_000)];

const documents: Record<string, unknown> = { [`${root}:2026-11`]: DAYS };
const site = {
  exchange,
  locale: 'en',
  today: () => '2026-11-19',
  store: {
    securities: { list: async () => [] },
    corporateActions: { list: async () => [SPLIT] },
    documents: {
      revisions: async () => documents,
      find: async (_kind: string, key: string) => documents[key] && { value: documents[key] },
      list: async () => [],
    },
  },
} as unknown as Site;

const rowsOf = async (series: string) =>
  (await findFutures(site, new URLSearchParams({ root, series, range: 'All' }))).rows;

it('a contract does not fall when its share splits four for one, and keeps the prices of its days', async () => {
  for (const series of ['contracts', 'front']) {
    const rows = await rowsOf(series);
    expect(rows.map(({ settlement, change }) => [settlement, change])).toEqual([
      [3_000, 0],
      [12_000, null],
    ]);
  }
});

it('a continuous series has no jump at the split', async () => {
  expect((await rowsOf('continuous')).map(({ settlement, change }) => [settlement, change])).toEqual([
    [3_000, 0],
    [3_000, null],
  ]);
});
