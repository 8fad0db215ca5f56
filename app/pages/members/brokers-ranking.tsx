import { needTexts } from '#messages/needed.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { RankingView } from '#app/blocks/members/ranking-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/brokers-ranking';
import { loadRanking } from '#app/data/members/ranking.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRanking(context.get(siteContext), url.searchParams);
}

/** Brokers by value traded in a month or a year so far, with both sides of every trade. */
export default function BrokersRanking({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <RankingView data={data} />
    </ListPage>
  );
}
