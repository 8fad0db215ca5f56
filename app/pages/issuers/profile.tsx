import { redirect } from 'react-router';
import { siteContext, type Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import type { Route } from './+types/profile';

/**
 * Two addresses that people hold from an earlier site: with a symbol they lead for good to that company's profile, with
 * the content service's id to the same, without either to the list to choose from.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const asked = (url.searchParams.get('symbol') ?? url.searchParams.get('id') ?? '').trim();
  if (asked === '') return redirect(pathOf('the-exchange-listed-securities'), 302);
  const symbol = await symbolOf(context.get(siteContext), asked);
  // What nobody knows is said by the profile's own address; tomorrow it may be listed.
  const SecuritySymbol = symbol ?? asked.toUpperCase();
  return redirect(pathOf('the-exchange-company-profile', { SecuritySymbol }), symbol ? 301 : 302);
}

async function symbolOf({ store }: Site, asked: string): Promise<string | undefined> {
  const named = await store.securities.find(asked.toUpperCase());
  if (named) return named.symbol;
  const all = await store.securities.list();
  return all.find(({ sourceId }) => sourceId?.toLowerCase() === asked.toLowerCase())?.symbol;
}
