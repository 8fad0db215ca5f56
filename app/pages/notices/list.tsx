import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { NoticesView } from '#app/blocks/notices/notices-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/list';
import { loadNotices } from '#app/data/notices/list.ts';
import type { NoticeKind } from '#app/data/notices/kinds.ts';

/** One file for the lists of the exchange's notices: the address says which is shown. */
export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  const kind = url.pathname.split('/').at(-1)!;
  return loadNotices(context.get(siteContext), kind as NoticeKind, url.searchParams);
}

export default function Notices({ loaderData: data }: Route.ComponentProps) {
  const { trail, head, texts, beside } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead
        title={head.title}
        lead={texts.lead}
        aside={beside && <MoreLink to={beside.to}>{beside.label}</MoreLink>}
      />
      <NoticesView data={data} />
    </main>
  );
}
