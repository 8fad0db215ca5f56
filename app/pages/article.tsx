import { splitForm } from '#domain/locale-switch.ts';
import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { matchAddress } from '#app/site-map.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import type { Route } from './+types/article';

/** One file for every address that app/site-map.ts assigns to it: the text comes from content/. */
export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => [
  ...pageMeta(matches, () => (loaderData ? { title: loaderData.title, description: loaderData.description } : {})),
  ...calculatorRobots(loaderData?.hasInput || matchAddress(splitForm(location.pathname).path)?.unlisted),
];

export async function loader({ url, context }: Route.LoaderArgs): Promise<ArticleData> {
  const address = matchAddress(splitForm(url.pathname).path);
  if (!address) throw new Error(`'${url.pathname}' reached the article page and is no address.`);
  return loadArticle(context.get(siteContext), address, url.searchParams);
}

export default function Words({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
