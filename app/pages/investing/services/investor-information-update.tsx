import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { updateFinder } from '#app/blocks/papers/finders.ts';
import { PapersFinder } from '#app/blocks/papers/papers-finder.tsx';
import { siteContext } from '#app/context.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { serviceFacts } from '#app/data/investing/service-facts.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Route } from './+types/investor-information-update';

/** Number in the service catalogue of the investor number, whose details these are. */
const SERVICE = '2.1.1';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...calculatorRobots(loaderData && loaderData.papers.answer !== null),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [page, service] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === 'investing-investor-information-update')!,
    ),
    serviceFacts(site, SERVICE),
  ]);
  return { page, papers: updateFinder(url.searchParams, service, site.locale) };
}

/** What an investor keeps up to date, how, and with which documents. */
export default function UpdateInformation({ loaderData: { page, papers } }: Route.ComponentProps) {
  return <ArticlePage page={page} parts={{ 'update-finder': <PapersFinder data={papers} /> }} />;
}
