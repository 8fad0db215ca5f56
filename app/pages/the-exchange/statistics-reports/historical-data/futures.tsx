import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FuturesView } from '#app/blocks/future-days/futures-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadFuturesPage } from '#app/data/future-days/days-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/futures';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadFuturesPage(context.get(siteContext), url.searchParams);
}

/** Futures on every stored day: each contract, the front one, or all joined to one series. */
export default function FuturesHistory({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <FuturesView data={data} />
    </ListPage>
  );
}
