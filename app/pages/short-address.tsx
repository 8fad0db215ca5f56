import { splitForm } from '#domain/locale-switch.ts';
import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { matchAddress, SITE_MAP } from '#app/site-map.ts';
import type { Route } from './+types/short-address';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => (loaderData ? { title: loaderData.title, description: loaderData.description } : {})),
  { name: 'robots', content: 'noindex' },
];

/** The content of the long address: browsers inside the apps handle redirects badly. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<ArticleData> {
  const short = matchAddress(splitForm(url.pathname).path);
  const long = SITE_MAP.find(({ name }) => name === short?.canonical);
  if (!long) throw new Error(`'${url.pathname}' reached the page of short addresses and is none.`);
  return loadArticle(context.get(siteContext), long);
}

export default function ShortAddress({ loaderData }: Route.ComponentProps) {
  return <ArticlePage page={loaderData} />;
}
