import { expect, it } from 'vitest';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Site } from '#app/context.ts';
import { allDays, loadDays } from './days.ts';

const TODAY = '2026-11-18';

function bar(date: string, close: number, volume: number): DailyBar {
  const trades = volume > 0 ? 1 : 0;
  return { symbol: 'X', date, open: close, high: close, low: close, close, volume, value: 0, trades };
}

/** A site that stores these days of a security without a quote. */
function site(bars: readonly DailyBar[], actions: readonly CorporateAction[] = []): Site {
  const [first, last] = [bars[0]?.date, bars.at(-1)?.date];
  const made: unknown = {
    locale: 'en',
    today: () => TODAY,
    feedStatus: { unread: () => false, isOffered: () => true, ages: () => [], stale: () => [] },
    live: { quote: () => undefined },
    store: {
      bars: {
        list: async (_: string, from: string, to: string) => bars.filter(({ date }) => date >= from && date <= to),
        last: async ([{ until }]: [{ until: string }]) => bars.filter(({ date }) => date <= until).slice(-1),
        span: async () => (first && last ? { first, last } : undefined),
      },
      securities: { find: async () => undefined, list: async () => [] },
      corporateActions: { list: async () => actions },
      documents: { list: async () => [], find: async () => undefined },
    },
  };
  return made as Site;
}

const daysOf = (bars: readonly DailyBar[]) => loadDays(site(bars), 'X', new URLSearchParams());

it('days that only carry the close on are no trading days, and the next change is measured across them', async () => {
  const { rows, total, chart } = await daysOf([
    bar('2026-11-13', 99_280, 371),
    bar('2026-11-16', 99_280, 0),
    bar('2026-11-17', 99_220, 187),
  ]);
  expect(rows.map(({ date, change }) => [date, change])).toEqual([
    ['2026-11-17', -60],
    ['2026-11-13', null],
  ]);
  expect([total, chart.seen]).toEqual([2, { from: 0, to: 1 }]);
});

it('a security that has not traded has no days; of one of which no day is held nothing is known', async () => {
  expect(await daysOf([bar('2026-11-17', 1_000, 0)])).toMatchObject({ total: 0, isUnknown: false });
  expect(await daysOf([])).toMatchObject({ total: 0, isUnknown: true });
});

it.each([
  ['raw', { kind: 'split', ratio: { units: 4, of: 1 } }, 12_000],
  ['adjusted', { kind: 'split', ratio: { units: 4, of: 1 } }, 12_000],
  ['total', { kind: 'cash-dividend', ratio: null, amountPerShare: 60 }, 3_060],
] as const)(
  'the first day changes against the close before it, over an ex-date without a trade (%s)',
  async (...of) => {
    const [prices, event, before] = of;
    const action = { symbol: 'X', marker: 'confirmed', exDate: '2026-11-12', amountPerShare: null, ...event };
    const held = site([bar('2026-11-11', before, 100), bar('2026-11-13', 3_060, 100)], [action as CorporateAction]);
    const query = new URLSearchParams({ from: '2026-11-13', to: '2026-11-17', prices });
    const { rows, summary } = await loadDays(held, 'X', query);
    expect(rows).toMatchObject([{ date: '2026-11-13', change: 60, changePercent: 2_000 }]);
    expect(summary).toMatchObject({ change: 60, changePercent: 2_000 });
    expect((await allDays(held, 'X', query)).days).toEqual(rows);
  },
);
