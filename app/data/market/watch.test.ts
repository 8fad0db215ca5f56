import { expect, it } from 'vitest';
import { sampleSecurity } from '#domain/sample-security.ts';
import type { Security } from '#domain/security.ts';
import { exchange } from '#exchange.config.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { loadRowsOf } from './watch.ts';

registerCatalog('en', english);

function siteWith(securities: readonly Security[]): Site {
  const site: unknown = {
    shared: (_name: string, make: (own: unknown) => unknown) => make(site),
    locale: 'en',
    now: () => 0,
    live: { sparkline: () => [], quotes: () => [] },
    exchange: { indices: exchange.indices, derivatives: exchange.derivatives },
    store: {
      securities: { list: async () => securities },
      documents: { list: async () => [], find: async () => undefined },
      quotes: { list: async () => [] },
    },
  };
  return site as Site;
}

it('the market watch knows whether a future on oil is among its rows', async () => {
  const share = sampleSecurity('DSX');
  const oil = sampleSecurity('GCRUDEF27', { kind: 'future' });
  expect(await loadRowsOf(siteWith([share, oil]), 'home')).toMatchObject({ withOil: true });
  expect(await loadRowsOf(siteWith([share]), 'home')).toMatchObject({ withOil: false });
});
