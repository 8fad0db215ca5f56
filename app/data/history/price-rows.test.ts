import { beforeAll, expect, it } from 'vitest';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { daysOn, loadAdjusted } from './adjusted.ts';
import { rowsOf } from './price-rows.ts';

beforeAll(() => registerCatalog('en', CATALOGS.en));

it('a day with a bar of no volume is one without a trade; one whose volume is not known had some', async () => {
  const bar = (date: string, volume: number | null): DailyBar => {
    return {
      symbol: 'DSX',
      date,
      open: 1_000,
      high: 1_000,
      low: 1_000,
      close: 1_000,
      volume,
      value: null,
      trades: null,
    };
  };
  const days = [bar('2026-11-13', 5), bar('2026-11-16', 0), bar('2026-11-17', null)];
  const site = {
    locale: 'en',
    today: () => '2026-11-18',
    store: { bars: { list: async () => days, last: async () => [] } },
  } as unknown as Site;
  const range = { from: '2026-11-13', to: '2026-11-17', interval: 'day' } as const;
  const loaded = await loadAdjusted(site, 'DSX', range.from, 'raw', Promise.resolve([]));
  const rows = rowsOf(site, sampleSecurity('DSX'), loaded, range, { until: range.to, worth: 1_000 });
  expect(rows.map(({ date, isTraded }) => [date, isTraded])).toEqual([
    ['2026-11-17', true],
    ['2026-11-16', false],
    ['2026-11-13', true],
  ]);
});

it('a day without a bar has no prices, and the last close before it', async () => {
  const figures = { open: 1_200, high: 1_300, low: 1_100, close: 1_250, volume: 5, value: 6_250, trades: 1 };
  const site = {
    locale: 'en',
    today: () => '2026-11-18',
    store: { bars: { list: async () => [], last: async () => [{ symbol: 'DSX', date: '2025-06-20', ...figures }] } },
  } as unknown as Site;
  const range = { from: '2026-11-17', to: '2026-11-17', interval: 'day' } as const;
  const loaded = await loadAdjusted(site, 'DSX', range.from, 'raw', Promise.resolve([]));
  const rows = rowsOf(site, sampleSecurity('DSX'), loaded, range, { until: range.to, worth: 1_000 });
  expect(rows).toMatchObject([{ date: '2026-11-17', isTraded: false, lastClose: 1_250, previousClose: 1_250 }]);
});

const SPLIT = {
  symbol: 'DSX',
  kind: 'split',
  marker: 'confirmed',
  exDate: '2026-11-18',
  ratio: { units: 4, of: 1 },
  amountPerShare: null,
} as CorporateAction;
const DIVIDEND = { ...SPLIT, kind: 'cash-dividend', ratio: null, amountPerShare: 60 } as CorporateAction;

/** A site that stores these days of DSX. */
function siteOf(bars: readonly DailyBar[]): Site {
  const upTo = (until: string) => bars.filter(({ date }) => date <= until);
  const site: unknown = {
    locale: 'en',
    today: () => '2026-11-30',
    store: {
      bars: {
        list: async (_: string, from: string, to: string) => upTo(to).filter(({ date }) => date >= from),
        last: async (wanted: readonly { until: string }[]) => wanted.flatMap(({ until }) => upTo(until).slice(-1)),
      },
    },
  };
  return site as Site;
}

const closed = (date: string, close: number): DailyBar => {
  return {
    symbol: 'DSX',
    date,
    open: close,
    high: close,
    low: close,
    close,
    volume: 100,
    value: close * 100,
    trades: 1,
  };
};

it('a week as traded across a split is in units of its last day', async () => {
  const site = siteOf([closed('2026-11-16', 11_900), closed('2026-11-17', 12_120), closed('2026-11-18', 3_080)]);
  const range = { from: '2026-11-17', to: '2026-11-20', interval: 'week' } as const;
  const days = await loadAdjusted(site, 'DSX', range.from, 'raw', Promise.resolve([SPLIT]));
  const rows = rowsOf(site, sampleSecurity('DSX'), days, range, { until: range.to, worth: 1_000 });
  expect(rows).toMatchObject([{ date: '2026-11-18', open: 3_030, high: 3_080, low: 3_030, close: 3_080, volume: 200 }]);
  expect(rows[0]).toMatchObject({ previousClose: 2_975, change: 105, vwap: 3_040 });
});

it.each([
  ['raw', SPLIT, 12_000, 3_060, 60],
  ['adjusted', SPLIT, 12_000, 3_060, 60],
  ['total', SPLIT, 12_000, 3_060, 60],
  ['total', DIVIDEND, 3_060, 3_060, 60],
  ['adjusted', DIVIDEND, 3_000, 3_060, 60],
] as const)(
  'the first day, and a single one, changes against the close before it, over an ex-date without a trade (%s)',
  async (basis, event, before, close, change) => {
    const site = siteOf([closed('2026-11-13', before), closed('2026-11-20', close)]);
    const range = { from: '2026-11-20', to: '2026-11-20', interval: 'day' } as const;
    const ofRange = await loadAdjusted(site, 'DSX', range.from, basis, Promise.resolve([event]));
    const ofDay = await daysOn(site, [{ symbol: 'DSX' }], { day: range.from, basis, actions: [event] });
    for (const days of [ofRange, ofDay('DSX')]) {
      const rows = rowsOf(site, sampleSecurity('DSX'), days, range, { until: range.to, worth: 1_000 });
      expect(rows).toMatchObject([{ close, previousClose: close - change, change, changePercent: 2_000 }]);
    }
  },
);

it('as traded, a day without a trade after a split has the close before it in its own units', async () => {
  const site = siteOf([closed('2026-11-13', 12_000)]);
  const held = { until: '2026-11-19', worth: 1_000 };
  for (const from of ['2026-11-18', '2026-11-19']) {
    const days = await loadAdjusted(site, 'DSX', from, 'raw', Promise.resolve([SPLIT]));
    const range = { from, to: '2026-11-19', interval: 'day' } as const;
    const [row] = rowsOf(site, sampleSecurity('DSX'), days, range, held);
    expect(row).toMatchObject({ date: '2026-11-19', isTraded: false, previousClose: 3_000, lastClose: 3_000 });
  }
});
