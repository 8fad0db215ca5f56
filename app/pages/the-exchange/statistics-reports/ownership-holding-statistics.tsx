import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { HoldingsView } from '#app/blocks/holdings/holdings-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadHoldingsPage } from '#app/data/ownership/holdings-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/ownership-holding-statistics';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadHoldingsPage(context.get(siteContext), url.searchParams);
}

/** Ownership of the market at the end of a month. */
export default function OwnershipHoldingStatistics({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <HoldingsView data={data} />
    </ListPage>
  );
}
