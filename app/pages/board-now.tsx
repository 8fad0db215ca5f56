import { boardTexts } from '#app/blocks/header/board-texts.ts';
import { boardNow } from './board-now-data.ts';
import { siteContext } from '#app/context.ts';
import type { Route } from './+types/board-now';

/** What the menus say of the market, for a page that has been open for a while; null when it cannot be counted. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const board = await boardNow(site);
  return Response.json(board && boardTexts(board, site.locale), { headers: { 'Cache-Control': 'no-store' } });
}
