import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { VendorsView } from '#app/blocks/vendors/vendors-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/registered-trading-system-vendors';
import { loadVendors } from '#app/data/members/vendors.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadVendors(context.get(siteContext), url.searchParams);
}

/** Trading systems certified or tested for the exchange, and the members that use them. */
export default function TradingSystemVendors({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <VendorsView data={data} />
    </ListPage>
  );
}
