import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { MemberCounts } from '#app/blocks/members/member-counts.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { loadMemberCounts } from '#app/data/members/member-counts.ts';
import type { Route } from './+types/dfm-brokers-members';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, () => (loaderData ? loaderData.page : {}));

const ADDRESS = SITE_MAP.find(({ name }) => name === 'members-dfm-brokers-members')!;

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, counts] = await Promise.all([loadArticle(site, ADDRESS), loadMemberCounts(site)]);
  return { page, counts, stale: counts.stale };
}

/** What brokers are for, how many there are, and how to choose, check and change one. */
export default function BrokersAndMembers({ loaderData: { page, counts } }: Route.ComponentProps) {
  return <ArticlePage page={page} parts={{ 'member-counts': <MemberCounts data={counts} /> }} />;
}
