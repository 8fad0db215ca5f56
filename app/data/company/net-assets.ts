import { netAssetDays, premiumSpan, type NetAssetDay } from '#domain/net-assets.ts';
import { pointsOf, pricedDays, type NetAssetsDrawn } from '#app/blocks/company-figures/net-assets-drawing.ts';
import { pageWithin, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Site } from '#app/context.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { loadNetAssetValues } from './net-asset-values.ts';

export interface NetAssetsData {
  page: 'nav-summary';
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  newest: NetAssetDay | null;
  drawn: NetAssetsDrawn | null;
  /** Rows of the shown page, newest first. */
  rows: NetAssetDay[];
  steps: { page: number; pages: number; size: number; total: number };
  ignored: readonly Ignored[];
}

const PAGE_SIZE = 20;
/** Number of years shown before this one. */
const PAST_YEARS = 2;

/** Net assets of a fund's unit, day by day beside its price. */
export async function loadNetAssets(site: Site, symbol: string, query: URLSearchParams): Promise<NetAssetsData> {
  const days = await allNetAssets(site, symbol);
  const params = readQuery(query);
  const wanted = { page: params.page(), ignored: params.ignored };
  const { page, pages, ignored } = pageWithin(wanted, days.length, PAGE_SIZE);
  return {
    page: 'nav-summary',
    stale: staleData(site, 'net-assets', 'bars'),
    unread: days.length === 0 && isUnread(site, 'net-assets'),
    newest: days[0] ?? null,
    drawn: drawnOf(days.toReversed()),
    rows: days.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    steps: { page, pages, size: PAGE_SIZE, total: days.length },
    ignored,
  };
}

/** Days oldest first. */
function drawnOf(days: readonly NetAssetDay[]): NetAssetsDrawn | null {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  return {
    points: pointsOf(days),
    first: { date: first.date, value: first.value },
    last: { date: last.date, value: last.value },
    priced: pricedDays(days),
    span: premiumSpan(days),
  };
}

/** All stored days, newest first. */
export async function allNetAssets(site: Site, symbol: string): Promise<NetAssetDay[]> {
  const values = await loadNetAssetValues(site, symbol, PAST_YEARS);
  const first = values[0]?.date;
  if (first === undefined) return [];
  return netAssetDays(values, await site.store.bars.list(symbol, first, site.today())).toReversed();
}
