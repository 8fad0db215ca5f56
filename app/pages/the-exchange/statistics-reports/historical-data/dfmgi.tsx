import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { IndicesView } from '#app/blocks/history/indices-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadIndicesPage } from '#app/data/history/indices-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/dfmgi';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadIndicesPage(context.get(siteContext), 'general', url.searchParams);
}

/** The general index and related indices on every stored day, with and without dividends. */
export default function GeneralIndexHistory({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <IndicesView data={data} />
    </ListPage>
  );
}
