import { expect, it } from 'vitest';
import { bulletinOf } from './bulletin-of.ts';
import { anyBulletinPeriod } from './bulletin-period.ts';
import type { SecurityInput } from './bulletin-security.ts';
import { sampleSecurity } from './sample-security.ts';

const DAYS = ['2026-09-30', '2026-10-13', '2026-10-30'];
const tradedOn = (symbol: string, days: readonly string[], issuedShares: number): SecurityInput => ({
  security: sampleSecurity(symbol, { sector: null }),
  bars: days.map((date) => {
    return { symbol, date, open: 1_000, high: 1_000, low: 1_000, close: 1_000, volume: 10, value: 10_000, trades: 1 };
  }),
  events: [],
  issuedShares,
});
/** One was removed after it traded on 13 October for the last time; the other stayed. */
const MARKET = {
  securities: [{ ...tradedOn('GONE', DAYS.slice(0, 2), 2_000), goneBy: '2026-10-30' }, tradedOn('STAY', DAYS, 1)],
  days: DAYS.map((date) => ({ date, value: 10_000, volume: 10, trades: 1 })),
  indices: [],
  trades: [],
  deals: { since: null, deals: [] },
  actions: [],
};
const sectionsOf = (text: string) => bulletinOf(anyBulletinPeriod(text)!, MARKET)!.sections;

it('a company removed within a month is neither listed nor in the market cap at its end; its turnover stays', () => {
  const { market, sectors, securities } = sectionsOf('2026-10');
  expect(market![0]).toMatchObject({ listed: 1, traded: 2, marketValue: 1_000, value: 30_000 });
  expect(sectors![0]!.marketValue).toBe(1_000);
  expect(securities!.map(({ symbol, marketValue }) => [symbol, marketValue])).toEqual([
    ['GONE', null],
    ['STAY', 1_000],
  ]);
});

it('a year has its market value in the months before it was removed alone', () => {
  const { months, years } = sectionsOf('2026');
  expect(months!.map(({ month, marketValue }) => [month, marketValue])).toEqual([
    ['2026-09', 2_001_000],
    ['2026-10', 1_000],
  ]);
  expect(years![0]!.marketValue).toBe(1_000);
});

it('a day on which it traded counts it', () => {
  expect(sectionsOf('2026-10-13').market![0]).toMatchObject({ listed: 2, marketValue: 2_001_000 });
});
