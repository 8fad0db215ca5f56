import { expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';
import { securityPeriods } from './market-days.ts';

const SECURITY = { symbol: 'JIWAN' } as Security;

const bar = (date: string, close: number, volume: number): DailyBar => ({
  symbol: 'JIWAN',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume,
  value: close * volume,
  trades: 2,
});

/** A store of one security, which is split two for one on the 17th. */
function siteOf(bars: readonly DailyBar[], rights: readonly object[] = []): Pick<Site, 'store'> {
  const split = {
    symbol: 'JIWAN',
    kind: 'split',
    marker: 'confirmed',
    exDate: '2026-11-17',
    ratio: { units: 2, of: 1 },
  };
  return {
    store: {
      bars: {
        list: async (_: string, from: string, to: string) => bars.filter(({ date }) => date >= from && date <= to),
      },
      corporateActions: { list: async () => (rights.length > 0 ? [] : [split]) },
      documents: { list: async () => rights.map((value) => ({ value })) },
    },
  } as unknown as Pick<Site, 'store'>;
}

const BARS = [
  bar('2026-11-12', 4_000, 10),
  bar('2026-11-16', 4_400, 10),
  bar('2026-11-17', 2_310, 30),
  bar('2026-11-18', 2_310, 0),
];

it('a day is set against the close before it in its own units, whatever was split since', async () => {
  const span = { from: '2026-11-16', to: '2026-11-18', interval: 'day' } as const;
  const days = await securityPeriods(siteOf(BARS), [SECURITY], span);
  expect(days.map(({ date, change, changePercent, volume }) => [date, change, changePercent, volume])).toEqual([
    ['2026-11-16', 400, 10_000, 10],
    ['2026-11-17', 110, 5_000, 30],
    ['2026-11-18', 0, 0, 0],
  ]);
});

it('the day on which a right falls off is set against the announced price', async () => {
  const issue = {
    symbol: 'JIWAN',
    marker: 'confirmed',
    ratio: { units: 1, of: 4 },
    issuePrice: 2_400,
    adjusted: 4_000,
    days: { ex: '2026-11-17' },
  };
  const bars = [bar('2026-11-16', 4_400, 10), bar('2026-11-17', 4_100, 30)];
  const span = { from: '2026-11-17', to: '2026-11-17', interval: 'day' } as const;
  const [day] = await securityPeriods(siteOf(bars, [issue]), [SECURITY], span);
  expect(day).toMatchObject({ change: 100, changePercent: 2_500, volume: 30 });
});

it('a week sums what was traded and is set against the last close before it, in the units of its last day', async () => {
  const span = { from: '2026-11-16', to: '2026-11-18', interval: 'week' } as const;
  const [week, ...more] = await securityPeriods(siteOf(BARS), [SECURITY], span);
  expect(more).toEqual([]);
  expect(week).toMatchObject({ from: '2026-11-16', date: '2026-11-18', change: 310, changePercent: 15_500 });
  expect(week).toMatchObject({ volume: 40, value: 44_000 + 69_300, trades: 6 });
});

it('a security without an earlier close has no change, and one that did not trade within the days has no row', async () => {
  const span = { from: '2026-11-01', to: '2026-11-12', interval: 'day' } as const;
  const [first] = await securityPeriods(siteOf(BARS), [SECURITY], span);
  expect(first).toMatchObject({ change: null, changePercent: null });
  expect(await securityPeriods(siteOf(BARS), [SECURITY], { ...span, to: '2026-11-11' })).toEqual([]);
});
