import type { Quote } from '#domain/quote.ts';
import { sectorsOf, type Security, sectorSlug } from '#domain/security.ts';
import { exportLabels } from '#app/blocks/exports/export-labels.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import type { PanelData } from '#app/blocks/watch/panel-data.ts';
import type { WatchData } from '#app/blocks/watch/watch-data.ts';
import type { WatchRow } from '#app/blocks/watch/watch-row.ts';
import { asksForSister, parseView, watchRows } from '#app/blocks/watch/watch-view.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import type { Site } from '#app/context.ts';
import { loadPrices, pricesOf } from '#app/data/securities/prices.ts';
import { knownQuotesOf } from './known-quotes.ts';

const TRADES_SHOWN = 12;

/** The whole market watch and the chosen row in full; without a choice, the first row of the view. */
export async function loadWatch(site: Site, query: URLSearchParams): Promise<WatchData> {
  const { view, ...table } = await loadWatchTable(site, query);
  const chosen = view.chosen ?? watchRows(table.rows, view)[0]?.symbol;
  return {
    ...table,
    files: exportLabels(site.locale),
    panel: chosen === undefined ? null : await loadPanel(site, chosen),
  };
}

/** The whole market watch, and the filters of the query. */
export async function loadWatchTable(site: Site, query: URLSearchParams) {
  const { rows, ...market } = await loadRowsOf(site, asksForSister(query) ? 'sister' : 'home');
  const view = parseView(
    query,
    market.sectors.map(sectorSlug),
    rows.map(({ symbol }) => symbol),
  );
  return {
    rows,
    ...market,
    view,
    now: site.now(),
    simulated: site.live.clock().simulated,
  };
}

/** Every active security of an exchange with its trading, their sectors, and whether one is a future on oil. */
export async function loadRowsOf(site: Site, exchange: Security['exchange']) {
  const { listed, ...market } = await site.shared(`market watch of ${exchange}`, (own) => loadListed(own, exchange));
  const quotes = await knownQuotesOf(
    site,
    listed.map(({ security }) => security.symbol),
  );
  const rows = listed.map(({ security, unit }) => ({
    ...watchRow(site, security, quotes.get(security.symbol) ?? null),
    unit,
  }));
  return { rows, ...market };
}

/** What changes with a listing and not with a trade. */
async function loadListed(site: Site, exchange: Security['exchange']) {
  const [securities, prices] = await Promise.all([
    site.store.securities.list({ exchange, active: true }),
    pricesOf(site),
  ]);
  return {
    listed: securities.map((security) => ({ security, unit: priceUnits(prices(security), site.locale).tag })),
    sectors: sectorsOf(securities),
    withOil: securities.some((security) => prices(security).rule === 'oil-future'),
  };
}

/** The side panel of one security; null for a symbol that is not listed. */
export async function loadKnownPanel(site: Site, symbol: string): Promise<PanelData | null> {
  return (await site.store.securities.find(symbol)) ? loadPanel(site, symbol) : null;
}

function watchRow({ live }: Site, security: Security, quote: Quote | null): Omit<WatchRow, 'unit'> {
  const { symbol, isin, name, sector, board, kind, exchange } = security;
  return {
    symbol,
    isin,
    name,
    sector,
    board: board ?? quote?.board ?? null,
    kind,
    exchange,
    issuedShares: null,
    quote,
    line: sparklineShape(live.sparkline(symbol), quote?.previousClose ?? null),
  };
}

async function loadPanel(site: Site, symbol: string): Promise<PanelData> {
  const { store, live, locale } = site;
  const security = await store.securities.find(symbol);
  const prices = security ? await loadPrices(site, security) : null;
  return {
    symbol,
    worth: prices?.worth ?? null,
    currency: prices ? priceUnits(prices, locale).money : '',
    minutes: live.minutes(symbol),
    depth: live.depth(symbol) ?? null,
    trades: live.trades(symbol, TRADES_SHOWN),
  };
}
