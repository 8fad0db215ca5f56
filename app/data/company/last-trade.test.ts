import { beforeAll, expect, it } from 'vitest';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadLastTrade } from './last-trade.ts';

const SESSION = '2026-11-18';
const BEFORE = '2026-11-17';

beforeAll(() => registerCatalog('en', CATALOGS.en));

/** A site that holds the market's days up to one, and of a security a last day. */
function site(own: string | null, market = BEFORE): Site {
  const made = {
    exchange,
    locale: 'en',
    feedStatus: { unread: () => false, isOffered: () => true },
  } as unknown as Site;
  const { code } = generalIndex(made);
  const last = async ([asked]: { symbol: string }[]) => {
    const date = asked!.symbol === code ? market : own;
    return date === null ? [] : [{ date }];
  };
  return { ...made, store: { bars: { last } } } as unknown as Site;
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

it('nothing is said of a last trade while the days up to the session are not all held', async () => {
  const unknown = { closedOn: BEFORE, isIdle: false, untraded: 'No trades in this session' };
  expect(await loadLastTrade(site('2025-06-20', '2026-11-16'), 'DIMAK', SESSION)).toEqual(unknown);
  expect(await loadLastTrade(site(null), 'DIMAK', SESSION)).toEqual(unknown);
});
