import { marketNowTexts } from '#app/blocks/header/market-now-texts.ts';
import { loadMarketNow } from '#app/data/market/market-now.ts';
import { siteContext } from '#app/context.ts';
import type { Route } from './+types/market-now';

/** Market data of the menus, for a page that has been open for a while; null when it cannot be computed. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const board = await loadMarketNow(site);
  return Response.json(board && marketNowTexts(board, site.locale), { headers: { 'Cache-Control': 'no-store' } });
}
