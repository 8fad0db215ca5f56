import { data, redirect } from 'react-router';
import { siteContext } from '#app/context.ts';
import { symbolOfCredit } from '#app/data/carbon/credit.ts';
import { pathOf } from '#app/page-path.ts';
import type { Route } from './+types/detail';

/**
 * An address of earlier links: with a symbol or an id it redirects permanently to that credit, without either to the
 * page of all.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const asked = (url.searchParams.get('symbol') ?? url.searchParams.get('id') ?? '').trim();
  if (asked === '') return redirect(pathOf('investing-carbon-credits'), 302);
  const symbol = await symbolOfCredit(context.get(siteContext), asked);
  if (symbol === null) throw data({ credit: asked }, { status: 404, statusText: 'Not Found' });
  return redirect(pathOf('investing-carbon-credits-symbol', { symbol }), 301);
}
