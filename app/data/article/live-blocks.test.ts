import { beforeAll, expect, it } from 'vitest';
import { priceTerms } from '#domain/price-terms.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { sampleQuote } from '#live/sample.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { liveSecurities } from './live-blocks.ts';

beforeAll(() => registerCatalog('en', english));

const site = { locale: 'en', live: { sparkline: () => [] } } as unknown as Site;

/** Returns the sentence on the figures of rows in these currencies. */
function said(currencies: readonly string[], kind: 'equity' | 'sukuk' = 'equity'): string | null {
  const securities = currencies.map((currency, at) => sampleSecurity(`S${at}`, { currency, kind }));
  const market = {
    securities,
    quotes: new Map(securities.map(({ symbol }) => [symbol, sampleQuote(symbol)])),
    prices: new Map(securities.map((security) => [security.symbol, priceTerms(security, null, [])])),
  };
  return liveSecurities(site, { type: 'securities', kind, take: 6 }, market).prices;
}

it('rows of one currency say which, be it dirhams or dollars', () => {
  const t = textOf('en');
  expect(said(['AED', 'AED'])).toBe(t('market.unit'));
  expect(said(['USD', 'USD'])).toBe(t('terms.pricesAndValues', { values: t('terms.in.USD') }));
  expect(said(['USD'], 'sukuk')).toContain(t('terms.in.USD'));
});

it('rows of several say none', () => {
  expect(said(['AED', 'USD'])).toBeNull();
});
