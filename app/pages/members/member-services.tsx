import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { ServicesView } from '#app/blocks/services/services-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/member-services';
import { loadServices } from '#app/data/members/services.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadServices(context.get(siteContext), url.searchParams);
}

/** The service catalogue: members' services first, those for others one press away. */
export default function MemberServices({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <ServicesView data={data} />
    </ListPage>
  );
}
