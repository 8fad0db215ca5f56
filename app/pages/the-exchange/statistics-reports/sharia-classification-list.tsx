import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { ShariaView } from '#app/blocks/sharia/sharia-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/sharia-classification-list';
import { loadShariaList } from '#app/data/sharia/page.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadShariaList(context.get(siteContext), url.searchParams);
}

/** The securities that passed the Sharia screens, quarter by quarter. */
export default function ShariaClassificationList({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <ShariaView data={data} />
    </ListPage>
  );
}
