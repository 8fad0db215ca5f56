import { expect, it } from 'vitest';
import { sumKnown } from '#domain/bulletin-sums.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { Site } from '#app/context.ts';
import { securityPeriods } from './market-days.ts';

const listed = (symbol: string, rest: Partial<Security> = {}) =>
  ({ symbol, kind: 'equity', currency: 'AED', active: true, listedOn: null, ...rest }) as Security;

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

interface Given {
  rights?: readonly object[];
  others?: readonly Security[];
  isGrowing?: boolean;
  /** Day up to which the last year of all securities has been read. */
  upTo?: string;
}

/** A store of a security that is split two for one on the 17th, and of other securities. */
function siteOf(bars: readonly DailyBar[], { rights = [], others = [], isGrowing = false, upTo }: Given = {}): Site {
  const split = {
    symbol: 'JIWAN',
    kind: 'split',
    marker: 'confirmed',
    exDate: '2026-11-17',
    ratio: { units: 2, of: 1 },
  };
  return {
    feedStatus: { unread: () => isGrowing, isOffered: () => true },
    store: {
      securities: { list: async () => [listed('JIWAN'), ...others] },
      bars: {
        list: async (of: string, from: string, to: string) =>
          bars.filter(({ symbol, date }) => symbol === of && date >= from && date <= to),
        span: async (of: string) => {
          const own = bars.filter(({ symbol }) => symbol === of).map(({ date }) => date);
          return own.length > 0 ? { first: own[0], last: own.at(-1) } : undefined;
        },
      },
      corporateActions: { list: async () => (rights.length > 0 ? [] : [split]) },
      documents: {
        list: async () => rights.map((value) => ({ value })),
        find: async (kind: string) => (kind === 'bars-read' && upTo ? { value: upTo } : undefined),
      },
    },
  } as unknown as Site;
}

const BARS = [
  bar('2026-11-12', 4_000, 10),
  bar('2026-11-16', 4_400, 10),
  bar('2026-11-17', 2_310, 30),
  bar('2026-11-18', 2_310, 0),
];

it('a day is set against the close before it in its own units, whatever was split since', async () => {
  const span = { from: '2026-11-16', to: '2026-11-18', interval: 'day' } as const;
  const days = await securityPeriods(siteOf(BARS), span);
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
  const [day] = await securityPeriods(siteOf(bars, { rights: [issue] }), span);
  expect(day).toMatchObject({ change: 100, changePercent: 2_500, volume: 30 });
});

it('a week sums what was traded and is set against the last close before it, in the units of its last day', async () => {
  const span = { from: '2026-11-16', to: '2026-11-18', interval: 'week' } as const;
  const [week, ...more] = await securityPeriods(siteOf(BARS), span);
  expect(more).toEqual([]);
  expect(week).toMatchObject({ from: '2026-11-16', date: '2026-11-18', change: 310, changePercent: 15_500 });
  expect(week).toMatchObject({ volume: 40, value: 44_000 + 69_300, trades: 6 });
});

it('a security that is priced in another currency is not in the sums of the market', async () => {
  const others = [listed('DOLLAR', { currency: 'USD' })];
  const bars = [...BARS, { ...bar('2026-11-17', 1_000, 5), symbol: 'DOLLAR' }];
  const days = await securityPeriods(siteOf(bars, { others }), {
    from: '2026-11-17',
    to: '2026-11-17',
    interval: 'day',
  });
  expect(days.map(({ security }) => security.symbol)).toEqual(['JIWAN']);
});

it('a sum is not known when a day of the period lacks the figure', async () => {
  const bars = BARS.map((one) => (one.date === '2026-11-16' ? { ...one, value: null, volume: null } : one));
  const week = { from: '2026-11-16', to: '2026-11-18', interval: 'week' } as const;
  const [sums] = await securityPeriods(siteOf(bars), week);
  expect(sums).toMatchObject({ value: null, volume: null, trades: 6 });
});

it('a security without an earlier close has no change, and a market without a trade has no days', async () => {
  const span = { from: '2026-11-01', to: '2026-11-12', interval: 'day' } as const;
  const [first] = await securityPeriods(siteOf(BARS), span);
  expect(first).toMatchObject({ change: null, changePercent: null });
  expect(await securityPeriods(siteOf(BARS), { ...span, to: '2026-11-11' })).toEqual([]);
});

it('who was listed and did not trade is counted as untraded, as bulletins count', async () => {
  const others = [
    listed('RESTS', { listedOn: '2008-02-01' }),
    listed('NEW', { listedOn: '2026-11-17' }),
    listed('GONE', { active: false }),
    listed('BOND', { kind: 'bond' }),
  ];
  const bars = [...BARS, { ...bar('2026-11-16', 900, 5), symbol: 'GONE' }];
  const span = { from: '2026-11-16', to: '2026-11-17', interval: 'day' } as const;
  const symbolsOn = (days: Awaited<ReturnType<typeof securityPeriods>>, day: string) =>
    days.filter(({ date }) => date === day).map(({ security, volume }) => [security.symbol, volume]);
  const days = await securityPeriods(siteOf(bars, { others }), span);
  expect(symbolsOn(days, '2026-11-16')).toEqual([
    ['JIWAN', 10],
    ['RESTS', 0],
    ['GONE', 5],
  ]);
  expect(symbolsOn(days, '2026-11-17')).toEqual([
    ['JIWAN', 30],
    ['RESTS', 0],
    ['NEW', 0],
  ]);
  const growing = await securityPeriods(siteOf(bars, { others, isGrowing: true }), span);
  expect(symbolsOn(growing, '2026-11-17')).toEqual([['JIWAN', 30]]);
});

it('who was suspended and has left since is counted as untraded up to its last trade, as on the running day then', async () => {
  const others = [listed('GONE', { active: false, listedOn: '2008-02-01' })];
  const gone = (date: string) => ({ ...bar(date, 900, 5), symbol: 'GONE' });
  const site = siteOf([...BARS, gone('2026-11-12'), gone('2026-11-17')], { others });
  const days = await securityPeriods(site, { from: '2026-11-16', to: '2026-11-18', interval: 'day' });
  const own = days.filter(({ security }) => security.symbol === 'GONE');
  expect(own.map(({ date, volume }) => [date, volume])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-17', 5],
  ]);
  // The last day of the range says nothing of its last trade.
  const until = await securityPeriods(site, { from: '2026-11-16', to: '2026-11-16', interval: 'day' });
  expect(until.map(({ security }) => security.symbol)).toEqual(['JIWAN', 'GONE']);
});

it('who has been suspended for longer than is held is counted on every day whose prices have all been read', async () => {
  const others = [listed('RESTS', { listedOn: '2008-02-01' })];
  const span = { from: '2026-11-16', to: '2026-11-17', interval: 'day' } as const;
  const days = await securityPeriods(siteOf(BARS, { others, isGrowing: true, upTo: '2026-11-16' }), span);
  expect(days.map(({ date, security }) => [date, security.symbol])).toEqual([
    ['2026-11-16', 'JIWAN'],
    ['2026-11-17', 'JIWAN'],
    ['2026-11-16', 'RESTS'],
  ]);
});

it.each(['week', 'month', 'quarter', 'year'] as const)(
  'what was traded in a %s is the sum of its days',
  async (interval) => {
    const others = [listed('GONE', { active: false })];
    const bars = [...BARS, { ...bar('2026-11-17', 900, 5), symbol: 'GONE' }];
    const span = { from: '2026-11-01', to: '2026-11-30' };
    const sum = (rows: readonly Pick<DailyBar, 'volume' | 'value'>[]) =>
      [rows.map(({ volume }) => volume), rows.map(({ value }) => value)].map(sumKnown);
    const site = siteOf(bars, { others });
    const all = sum(await securityPeriods(site, { ...span, interval }));
    expect(all).toEqual(sum(await securityPeriods(site, { ...span, interval: 'day' })));
    expect(all).toEqual(sum(bars));
  },
);
