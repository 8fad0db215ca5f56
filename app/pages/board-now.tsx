import { boardNow } from './board-now-data.ts';
import { siteContext } from '../context.ts';
import type { Route } from './+types/board-now';

/** What the menus say of the market, for a page that has been open for a while; null when it cannot be counted. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(await boardNow(context.get(siteContext)), { headers: { 'Cache-Control': 'no-store' } });
}
