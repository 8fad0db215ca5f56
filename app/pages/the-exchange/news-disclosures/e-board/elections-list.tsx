import { needTexts } from '#messages/needed.ts';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ElectionsFrame } from '#app/blocks/e-board/elections-frame.tsx';
import { NominationsList } from '#app/blocks/e-board/nominations-list.tsx';
import { PositionsTable } from '#app/blocks/e-board/positions-table.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/elections-list';
import { loadElectionList } from '#app/data/e-board/list.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadElectionList(
    context.get(siteContext),
    url.pathname.endsWith('/positions') ? 'positions' : 'track',
    url.searchParams,
  );
}

/** One file for open seats of boards of directors and for nominations step by step: the address says which is shown. */
export default function ElectionsList({ loaderData: data }: Route.ComponentProps) {
  const { list, trail, head, beside, shown, texts } = data;
  const Shown = list === 'positions' ? PositionsTable : NominationsList;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={trail} />
      <PageHead title={head.title} lead={head.lead} aside={<MoreLink to={beside.to}>{beside.label}</MoreLink>} />
      <ElectionsFrame data={data}>
        <Shown elections={shown} texts={texts} today={data.today} />
      </ElectionsFrame>
    </main>
  );
}
