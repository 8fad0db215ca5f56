import { beforeAll, expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadLastTrade } from './last-trade.ts';

const SESSION = '2026-11-18';
const BEFORE = '2026-11-17';

beforeAll(() => registerCatalog('en', CATALOGS.en));

/**
 * A site that stores the market's days up to one, and a last day of a security; `bars` when that day carries the close
 * forward.
 */
function site(own: string | null, market = BEFORE, bars: Pick<DailyBar, 'date' | 'volume' | 'trades'>[] = []): Site {
  const made = {
    exchange,
    locale: 'en',
    feedStatus: { unread: () => false, isOffered: () => true },
  } as unknown as Site;
  const { code } = generalIndex(made);
  const last = async ([asked]: { symbol: string }[]) => {
    const date = asked!.symbol === code ? market : own;
    return date === null ? [] : [bars.find((bar) => bar.date === date) ?? { date, volume: 100, trades: 1 }];
  };
  const span = async () => ({ first: bars[0]!.date, last: bars.at(-1)!.date });
  const list = async () => bars;
  return { ...made, store: { bars: { last, span, list } } } as unknown as Site;
}

it.each([
  ['2025-06-20', true, 'No trades in the last 52 weeks. Last trade on 20 Jun, 2025'],
  ['2026-11-03', false, 'No trades in this session. Last trade on 03 Nov, 2026'],
  [BEFORE, false, 'No trades in this session'],
] as const)(
  'a security that traded last on %s says so, and its close is of that day',
  async (closedOn, isIdle, untraded) => {
    expect(await loadLastTrade(site(closedOn), 'DIMAK', SESSION)).toEqual({ closedOn, isIdle, untraded });
  },
);

it('nothing is said of a last trade or of the day of the close while the days up to the session are not all held', async () => {
  const unknown = { closedOn: null, isIdle: false, untraded: 'No trades in this session' };
  expect(await loadLastTrade(site('2025-06-20', '2026-11-16'), 'DIMAK', SESSION)).toEqual(unknown);
  expect(await loadLastTrade(site(null), 'DIMAK', SESSION)).toEqual(unknown);
  // The security's own day is stored before the day of the market.
  expect(await loadLastTrade(site(BEFORE, '2026-11-16'), 'DIMAK', SESSION)).toEqual({ ...unknown, closedOn: BEFORE });
});

const idle = (date: string) => ({ date, volume: 0, trades: 0 });

it('a day that only carries the close on is no trade: the last one is said to be before it', async () => {
  const bars = [{ date: '2026-11-16', volume: 187, trades: 5 }, idle(BEFORE)];
  expect(await loadLastTrade(site(BEFORE, BEFORE, bars), 'FINAA1130AED', SESSION)).toEqual({
    closedOn: '2026-11-16',
    isIdle: false,
    untraded: 'No trades in this session. Last trade on 16 Nov, 2026',
  });
});

it('of a security that has never traded neither the day of a last trade nor that of a close is named', async () => {
  const said = async (first: string) => loadLastTrade(site(BEFORE, BEFORE, [idle(first), idle(BEFORE)]), 'X', SESSION);
  const lastYear = { closedOn: null, isIdle: true, untraded: 'No trades in the last 52 weeks' };
  expect(await said('2021-11-18')).toEqual(lastYear);
  expect(await said('2026-09-01')).toEqual({ ...lastYear, isIdle: false, untraded: 'No trades in this session' });
});
