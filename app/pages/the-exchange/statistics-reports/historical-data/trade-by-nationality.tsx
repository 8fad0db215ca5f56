import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { TradesView } from '#app/blocks/investor-trades/trades-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadTradesPage } from '#app/data/investor-trades/trades-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/trade-by-nationality';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadTradesPage(context.get(siteContext), 'nationality', url.searchParams);
}

/** Purchases and sales of citizens, Gulf citizens and foreigners, day by day. */
export default function TradeByNationality({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <TradesView data={data} />
    </ListPage>
  );
}
