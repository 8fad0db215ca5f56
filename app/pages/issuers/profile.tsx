import { redirect } from 'react-router';
import { siteContext, type Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { Route } from './+types/profile';

/**
 * Two addresses from an earlier site that existing links use: with a symbol, or with the content service's id, they
 * redirect permanently to that company's profile; without either, to the list to choose from.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const asked = (url.searchParams.get('symbol') ?? url.searchParams.get('id') ?? '').trim();
  if (asked === '') return redirect(pathOf('the-exchange-listed-securities'), 302);
  const symbol = await symbolOf(context.get(siteContext), asked);
  // An unknown company is reported at the profile's own address, by a temporary redirect: it may be listed later.
  const SecuritySymbol = symbol ?? asked.toUpperCase();
  return redirect(pathOf('the-exchange-company-profile', { SecuritySymbol }), symbol ? 301 : 302);
}

async function symbolOf({ store }: Site, asked: string): Promise<string | undefined> {
  const named = await store.securities.find(asked.toUpperCase());
  if (named) return named.symbol;
  const all = await store.securities.list();
  return all.find(({ sourceId }) => sourceId?.toLowerCase() === asked.toLowerCase())?.symbol;
}
