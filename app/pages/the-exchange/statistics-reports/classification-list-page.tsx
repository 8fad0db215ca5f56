import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ClassificationView } from '#app/blocks/sharia/classification-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
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
  const { trail, head, beside } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead
        title={head.title}
        lead={head.lead}
        aside={<MoreLink to={pathOf('the-exchange-sharia-classification-list')}>{beside}</MoreLink>}
      />
      <ClassificationView data={data} />
    </main>
  );
}
