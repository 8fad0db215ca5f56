import { needTexts } from '#messages/needed.ts';
import { BulletinView } from '#app/blocks/bulletins/bulletin-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadBulletinPage } from '#app/data/bulletins/bulletin-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/bulletins';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { API_BASE } = await import('#app/api/resources.ts');
  return loadBulletinPage(context.get(siteContext), url.searchParams, API_BASE);
}

/** The market's days, weeks, months, quarters and years as bulletins that do not change. */
export default function Bulletins({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <BulletinView data={data} />
    </ListPage>
  );
}
