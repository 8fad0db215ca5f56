import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { MakersView } from '#app/blocks/market-makers/makers-view.tsx';
import { MakingGroups } from '#app/blocks/market-makers/making-groups.tsx';
import { PresenceHistory } from '#app/blocks/market-makers/presence-history.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { loadMakers } from '#app/data/members/makers.ts';
import type { Route } from './+types/market-makers';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => (loaderData ? loaderData.page : {})),
  ...fileAlternates(matches),
];

const ADDRESS = SITE_MAP.find(({ name }) => name === 'members-market-makers')!;

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, makers] = await Promise.all([loadArticle(site, ADDRESS), loadMakers(site, url.searchParams)]);
  return { page, makers, stale: makers.stale };
}

/** Securities with a market maker, the maker's obligations, and whether it meets them. */
export default function MarketMakers({ loaderData: { page, makers } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={page}
      parts={{
        makers: <MakersView data={makers} />,
        'making-groups': <MakingGroups groups={makers.groups} />,
        'presence-history': makers.lines && <PresenceHistory lines={makers.lines} />,
      }}
    />
  );
}
