import { movers } from '#domain/movers.ts';
import { sectorSlug } from '#domain/security.ts';
import { pick } from '#domain/bilingual.ts';
import type { BoardCode, Security } from '#domain/security.ts';
import type { HeatMapData, HeatMeasure } from '#app/blocks/heat-map/heat-map-data.ts';
import { heatMap, type HeatItem } from '#app/blocks/heat-map/heat-map-layout.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import { quotedRow, indicativeRows } from '#app/blocks/market-rows/quoted-row.ts';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import type { Site } from '#app/context.ts';
import { issuedShares } from '#app/data/securities/issued-shares.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { countedSecurities, type Counted } from '#app/data/market/counted-securities.ts';

export interface QuotedRows {
  rows: ValuedRow[];
  /** Boards that the rows trade on; the page subscribes to them. */
  boards: BoardCode[];
  /** Null while there is no data to draw it. */
  map: HeatMapData | null;
}

/** More rows than are shown carry a line, so that a security that climbs into a list has one. */
const LINES_A_LIST = 8;
/** With known market values for a smaller share of the securities than this, areas by market value would mislead. */
const VALUES_NEEDED = 0.8;

/** The securities that the market summary counts, with their heat map. */
export async function loadQuotedRows(site: Site, linesInList = LINES_A_LIST): Promise<QuotedRows> {
  const { live, locale } = site;
  const [counted, shares] = await Promise.all([countedSecurities(site), knownShares(site)]);
  const rows = counted.map(({ security, quote }) => ({
    ...quotedRow(security, quote, locale),
    shares: shares.get(security.symbol) ?? null,
  }));
  const shown = new Set([rows, indicativeRows(rows)].flatMap((each) => leading(each, linesInList)));
  return {
    rows: rows.map((row) =>
      shown.has(row.symbol) ? { ...row, line: sparklineShape(live.sparkline(row.symbol), row.previousClose) } : row,
    ),
    boards: [...new Set(counted.map(({ quote }) => quote.board))],
    map: heatMapOf(counted, shares, locale),
  };
}

/** Empty while the profiles are still being read: the value of some securities is not that of the market. */
async function knownShares(site: Site): Promise<ReadonlyMap<string, number>> {
  return isUnread(site, 'profiles') === true ? new Map() : await site.shared('issued shares', issuedShares);
}

function leading(rows: readonly ValuedRow[], count: number): string[] {
  const { gainers, losers, active } = movers(rows, count);
  return [...gainers, ...losers, ...active].map((row) => row.symbol);
}

/**
 * Areas are market values at the previous close, so that they do not change during the day; otherwise the turnover so
 * far.
 */
function heatMapOf(counted: readonly Counted[], shares: ReadonlyMap<string, number>, locale: Site['locale']) {
  const valueOf = ({ quote: { symbol, previousClose, last } }: Counted) =>
    (shares.get(symbol) ?? 0) * (previousClose ?? last ?? 0);
  const valued = counted.filter((one) => valueOf(one) > 0);
  const measure: HeatMeasure = valued.length >= counted.length * VALUES_NEEDED ? 'market-value' : 'turnover';
  const sizeOf = measure === 'market-value' ? valueOf : ({ quote }: Counted) => quote.value;
  const items = counted
    .map((one): HeatItem => ({
      symbol: one.security.symbol,
      sector: sectorOf(one.security, locale),
      size: sizeOf(one),
    }))
    .filter(({ size }) => size > 0);
  return items.length ? heatMap(measure, items) : null;
}

function sectorOf({ sector }: Security, locale: Site['locale']): HeatItem['sector'] {
  return sector && { slug: sectorSlug(sector), text: pick(sector, locale) };
}
