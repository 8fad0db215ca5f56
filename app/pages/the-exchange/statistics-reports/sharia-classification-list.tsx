import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ShariaView } from '#app/blocks/sharia/sharia-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
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

/** The securities that passed the screens, quarter by quarter. */
export default function ShariaClassificationList({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, ways } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead
        title={head.title}
        lead={head.lead}
        aside={
          <div className="flex flex-col items-start gap-2">
            <MoreLink to={pathOf('the-exchange-sharia-compliance')}>{ways.screening}</MoreLink>
            <MoreLink to={pathOf('the-exchange-classification-list-page')}>{ways.all}</MoreLink>
          </div>
        }
      />
      <ShariaView data={data} />
    </main>
  );
}
