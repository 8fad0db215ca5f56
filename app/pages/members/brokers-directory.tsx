import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { DirectoryView } from '#app/blocks/members/directory-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/brokers-directory';
import { loadDirectory } from '#app/data/members/directory.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadDirectory(context.get(siteContext), url.searchParams);
}

/** Brokers of the exchange: status, services, and each member's stated charges. */
export default function BrokersDirectory({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <DirectoryView data={data} />
    </ListPage>
  );
}
