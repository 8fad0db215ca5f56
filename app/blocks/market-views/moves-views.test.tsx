import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { LocaleProvider, registerCatalog, textOf } from '#messages/text.tsx';
import { heatMap } from '#app/blocks/heat-map/heat-map-layout.ts';
import type { DataOf } from './market-views-data.ts';
import { HeatMapView, MoversView } from './moves-views.tsx';

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

/** A market of one security in its opening auction, which would open it 5 per cent higher. */
const DATA = {
  view: 'movers',
  rows: [
    {
      symbol: 'DSX',
      name: 'DSX',
      last: null,
      previousClose: 2_000,
      change: null,
      changePercent: null,
      volume: 0,
      value: 0,
      trades: 0,
      indicativePrice: 2_100,
      indicativeVolume: 300,
      suspended: false,
      line: null,
      shares: 1_000,
    },
  ],
  boards: [],
  map: heatMap('market-value', [{ symbol: 'DSX', sector: null, size: 1 }]),
  now: marketInstant('2026-11-18', '09:45'),
  simulated: false,
} satisfies DataOf<'movers' | 'heat-map'>;

function shown(View: typeof MoversView, locale: Locale): string {
  const Page = () => (
    <LocaleProvider locale={locale}>
      <View data={DATA} />
    </LocaleProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return renderToString(<Stub />);
}

it.each(LOCALE_CODES)('prices of an auction are not those of trades (%s)', (locale) => {
  const movers = shown(MoversView, locale);
  expect(movers).toContain(textOf(locale)('market.ledger.indicative'));
  expect(movers).toContain('+5.00%');
  const map = shown(HeatMapView, locale);
  expect(map).toContain('DSX');
  expect(map).not.toContain('5.00%');
});
