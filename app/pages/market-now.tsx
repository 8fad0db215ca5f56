import { marketNowTexts } from '#app/blocks/header/market-now-texts.ts';
import { loadMarketNow } from '#app/data/market/market-now.ts';
import { siteContext } from '#app/context.ts';
import type { Route } from './+types/market-now';

/** What the menus say of the market, for a page that has been open for a while; null when it cannot be counted. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const board = await loadMarketNow(site);
  return Response.json(board && marketNowTexts(board, site.locale), { headers: { 'Cache-Control': 'no-store' } });
}
