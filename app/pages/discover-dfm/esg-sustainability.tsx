import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { SustainabilityView } from '#app/blocks/sustainability/sustainability-view.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { loadSustainability } from '#app/data/exchange/sustainability.ts';
import type { Route } from './+types/esg-sustainability';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => (loaderData ? loaderData.page : {})),
  ...fileAlternates(matches),
];

const ADDRESS = SITE_MAP.find(({ name }) => name === 'discover-esg-sustainability')!;

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, reports] = await Promise.all([loadArticle(site, ADDRESS), loadSustainability(site, url.searchParams)]);
  return { page, reports, stale: reports.stale };
}

/** Issuers that have published a sustainability report, and when. */
export default function Sustainability({ loaderData: { page, reports } }: Route.ComponentProps) {
  return <ArticlePage page={page} parts={{ 'sustainability-reports': <SustainabilityView data={reports} /> }} />;
}
