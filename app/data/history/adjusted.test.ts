import { expect, it } from 'vitest';
import { PRICE_BASES } from '#domain/adjusted-price.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';
import { daysOn, loadAdjusted, workingOf } from './adjusted.ts';

const bar = (symbol: string, date: string, close: number): DailyBar => {
  return { symbol, date, open: close, high: close, low: close, close, volume: 100, value: close * 100, trades: 2 };
};

const BARS = [
  ...['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map((date, at) =>
    bar('A', date, 4_000 + at * 100),
  ),
  bar('RESTS', '2026-09-01', 900),
  bar('RESTS', '2026-10-07', 500),
];

const action = (symbol: string, exDate: string, rest: Partial<CorporateAction>) =>
  ({ symbol, exDate, marker: 'confirmed', ...rest }) as CorporateAction;
const ACTIONS = [
  action('A', '2026-10-02', { kind: 'cash-dividend', amountPerShare: 200 }),
  action('A', '2026-10-06', { kind: 'split', ratio: { units: 2, of: 1 } }),
  action('A', '2026-10-07', { kind: 'cash-dividend', amountPerShare: 100 }),
  action('A', '2026-11-01', { kind: 'split', ratio: { units: 3, of: 1 } }),
  action('RESTS', '2026-10-05', { kind: 'cash-dividend', amountPerShare: 90 }),
];

const upTo = (symbol: string, until: PlainDate) => BARS.filter((one) => one.symbol === symbol && one.date <= until);
const questions: unknown[] = [];
const SITE = {
  today: () => '2026-10-08',
  store: {
    bars: {
      list: async (symbol: string, from: string, to: string) => upTo(symbol, to).filter(({ date }) => date >= from),
      last: async (wanted: readonly { symbol: string; until: PlainDate }[]) => {
        questions.push(wanted);
        return wanted.flatMap(({ symbol, until }) => upTo(symbol, until).slice(-1));
      },
    },
  },
} as unknown as Site;

it.each(PRICE_BASES)(
  'a day of all securities is read by one question, and is that of all their days (%s)',
  async (basis) => {
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-07']) {
      questions.length = 0;
      const daysOf = await daysOn(SITE, [{ symbol: 'A' }, { symbol: 'RESTS' }], { day, basis, actions: ACTIONS });
      expect(questions).toHaveLength(1);
      for (const symbol of ['A', 'RESTS']) {
        const own = Promise.resolve(ACTIONS.filter((one) => one.symbol === symbol));
        const all = await loadAdjusted(SITE, symbol, day, basis, own);
        const { bars, before, events } = daysOf(symbol);
        expect([bars, before, events]).toEqual([all.bars.filter(({ date }) => date === day), all.before, all.events]);
      }
    }
  },
);

it('the last close on a day without a trade is that of the last trade before it, in the units of the day', async () => {
  const split = action('RESTS', '2026-10-02', { kind: 'split', ratio: { units: 3, of: 1 } });
  const actions = [...ACTIONS, split];
  for (const [day, close] of [
    ['2026-08-31', null],
    ['2026-10-01', 900],
    ['2026-10-05', 300],
    ['2026-10-07', 500],
  ] as const) {
    const own = Promise.resolve(actions.filter(({ symbol }) => symbol === 'RESTS'));
    const daysOf = await daysOn(SITE, [{ symbol: 'RESTS' }], { day, basis: 'total', actions });
    const all = await loadAdjusted(SITE, 'RESTS', day, 'total', own);
    expect([daysOf('RESTS').closeOn(day), all.closeOn(day)]).toEqual([close, close]);
  }
});

it('an event without a trade moves the close before the days, and is none of their own', async () => {
  const actions = [
    action('RESTS', '2026-10-01', { kind: 'split', ratio: { units: 4, of: 1 } }),
    action('RESTS', '2026-10-06', { kind: 'cash-dividend', amountPerShare: 25 }),
    action('RESTS', '2026-08-31', { kind: 'split', ratio: { units: 2, of: 1 } }),
  ];
  const days = await loadAdjusted(SITE, 'RESTS', '2026-10-05', 'total', Promise.resolve(actions));
  const daysOf = await daysOn(SITE, [{ symbol: 'RESTS' }], { day: '2026-10-05', basis: 'total', actions });
  for (const { before, events } of [days, daysOf('RESTS')]) {
    expect(before).toBe(900);
    expect(events.map(({ event }) => event.exDate)).toEqual(['2026-10-06', '2026-10-01']);
    expect(events.at(-1)!.running).toEqual({ numerator: 2n, denominator: 9n });
  }
  // 25 of the 225 that one of today's shares closed at.
  const running = { numerator: 8n, denominator: 9n };
  const { total, adjusted } = workingOf(days, '2026-10-05');
  expect(total).toMatchObject([{ event: { exDate: '2026-10-06' }, running }]);
  expect(adjusted).toEqual([]);
});
