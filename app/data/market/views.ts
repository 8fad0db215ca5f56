import type { MarketViewData, ViewRows } from '#app/blocks/market-views/market-views-data.ts';
import type { MarketView } from '#app/blocks/watch/watch-views.ts';
import type { Site } from '#app/context.ts';
import { loadQuotedRows } from '#app/data/home/market.ts';
import { loadCurrentRows } from './summary.ts';
import { loadRowsOf } from './watch.ts';
import { loadIndices } from '#app/data/indices/list.ts';

/** More rows than the ten of a list carry a line, so that a security that rises into the list has one. */
const LINES_IN_LIST = 14;

/** Data of a view of the market, in the reader's language. */
export async function loadMarketView(site: Site, view: MarketView): Promise<MarketViewData> {
  const rows = await loadRows(site, view);
  return { ...rows, now: site.now(), simulated: site.live.clock().simulated };
}

async function loadRows(site: Site, view: MarketView): Promise<ViewRows> {
  switch (view) {
    case 'watchlist': {
      const { rows, withOil } = await loadRowsOf(site, 'home');
      return { view, rows, withOil };
    }
    case 'sectors': {
      const { sectors } = await loadRowsOf(site, 'home');
      return { view, sectors, ...(await loadCurrentRows(site)) };
    }
    case 'indices': {
      const { rows, boards } = await loadIndices(site);
      return { view, rows, boards };
    }
    case 'movers':
    case 'heat-map':
      return { view, ...(await loadQuotedRows(site, LINES_IN_LIST)) };
  }
}
