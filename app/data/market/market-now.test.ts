import { expect, it } from 'vitest';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Phase } from '#domain/session.ts';
import { exchange } from '#exchange.config.ts';
import { marketNowTexts } from '#app/blocks/header/market-now-texts.ts';
import type { Site } from '#app/context.ts';
import { loadMarketNow } from './market-now.ts';

const NOW = marketInstant('2026-11-20', '11:30');

function siteWhere(phase: Phase): Site {
  const site = {
    exchange,
    locale: 'en',
    live: { clock: () => ({ phase }), quotes: () => [] },
    store: {
      securities: { list: async () => [] },
      quotes: { list: async () => [] },
      disclosures: { page: async () => ({ total: 0 }) },
    },
    now: () => NOW,
    today: () => marketDate(NOW),
    shared: (_name: string, make: (own: Site) => unknown) => make(site as unknown as Site),
  };
  return site as unknown as Site;
}

it('the menus say that the market is closed while the exchange reports so, and no next phase', async () => {
  const open = await loadMarketNow(siteWhere('trading'));
  expect(marketNowTexts(open!, 'en')).toMatchObject({ state: 'open', facts: { next: '14:45' } });
  const closed = await loadMarketNow(siteWhere('closed'));
  expect(marketNowTexts(closed!, 'en')).toMatchObject({ state: 'closed', facts: { next: null } });
});
