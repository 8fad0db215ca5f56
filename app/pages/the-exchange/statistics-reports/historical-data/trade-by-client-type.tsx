import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { TradesView } from '#app/blocks/investor-trades/trades-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadTradesPage } from '#app/data/investor-trades/trades-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/trade-by-client-type';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadTradesPage(context.get(siteContext), 'type', url.searchParams);
}

/** Purchases and sales of individuals and institutions, day by day. */
export default function TradeByClientType({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <TradesView data={data} />
    </ListPage>
  );
}
