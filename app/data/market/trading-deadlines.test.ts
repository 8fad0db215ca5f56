import { expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Security } from '#domain/security.ts';
import { exchange } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { loadTradingDeadlines } from './trading-deadlines.ts';

/** A site with only one security and the prices that its price is compared with. */
function siteAt(
  date: string,
  time: string,
  security: Security | null = sampleSecurity('DSX'),
  terms?: InstrumentTerms,
): Site {
  const now = marketInstant(date, time);
  const site: unknown = {
    locale: 'en',
    now: () => now,
    today: () => marketDate(now),
    feedStatus: { stale: () => [], isOffered: () => true },
    live: { quote: () => ({ reference: 2_880, previousClose: 2_880 }), clock: () => ({ simulated: true }) },
    exchange: { indices: exchange.indices, derivatives: exchange.derivatives },
    store: {
      securities: { find: async () => security ?? undefined },
      documents: { find: async () => terms && { value: terms } },
    },
  };
  return site as Site;
}

it.each([
  ['in the session', '2026-11-20', '11:00', 2_600],
  ['after its close', '2026-11-20', '16:00', 2_600],
  ['before its opening, when the reference price is the day’s before', '2026-11-20', '08:00', undefined],
  ['on a Sunday', '2026-11-22', '11:00', undefined],
])('limits of today are those of today’s session: %s', async (_, date, time, lower) => {
  const { price } = await loadTradingDeadlines(siteAt(date, time), new URLSearchParams({ symbol: 'DSX' }));
  expect(price?.limits?.symbol).toBe('DSX');
  expect(price?.limits?.today?.lower).toBe(lower);
});

const TRADING = ['2026-11-20', '11:00'] as const;
const future = (symbol: string) => sampleSecurity(symbol, { kind: 'future' });
const asked = (site: Site, symbol: string) => loadTradingDeadlines(site, new URLSearchParams({ symbol }));

it('a future settles every day and not after its trades, and has the auctions of the session', async () => {
  const { trade, moment, contract } = await asked(siteAt(...TRADING, future('DSXGIZ26')), 'DSXGIZ26');
  expect([trade, contract]).toEqual([null, { symbol: 'DSXGIZ26', hours: null }]);
  expect(moment?.status.phase).toBe('trading');
});

it('oil has no phases but its own hours', async () => {
  const { trade, moment, contract, price } = await asked(siteAt(...TRADING, future('GCRUDEF27')), 'GCRUDEF27');
  expect([trade, moment]).toEqual([null, null]);
  const [from, to] = ['10:00', '15:00'].map((time) => marketInstant(TRADING[0], time));
  expect(contract).toEqual({ symbol: 'GCRUDEF27', hours: { from, to } });
  expect(price?.rule).toBe('oil-future');
});

it('a share settles after its trades, and is no contract', async () => {
  const { trade, contract } = await asked(siteAt(...TRADING), 'DSX');
  expect([trade?.settlesOn, contract]).toEqual(['2026-11-24', null]);
});

it.each([
  [
    'what has expired',
    future('DSXGIX26'),
    { kind: 'future', underlying: 'DSXGI', contractSize: 10, expiresOn: '2026-11-19' },
  ],
  ['what has left the market', sampleSecurity('DSX', { active: false }), undefined],
] as const)(
  '%s is no longer traded, which is not the same as a symbol that nobody knows',
  async (_, security, terms) => {
    const { question } = await asked(siteAt(...TRADING, security, terms), security.symbol);
    expect([question.symbol, question.faults]).toEqual([null, { symbol: 'over' }]);
    const unknown = await asked(siteAt(...TRADING, null), security.symbol);
    expect(unknown.question.faults).toEqual({ symbol: 'symbol' });
  },
);
