import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { ClassificationView } from '#app/blocks/sharia/classification-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/classification-list-page';
import { loadClasses } from '#app/data/sharia/classification.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadClasses(context.get(siteContext), url.searchParams);
}

/** Every listed security by kind, board and sector, with the Sharia list's mark. */
export default function ClassificationListPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <ClassificationView data={data} />
    </ListPage>
  );
}
