import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { BulkSets, ChangeList, OlderCalls, ProblemList } from '#app/blocks/open-data/more-lists.tsx';
import { Commands, Examples, ResourceList } from '#app/blocks/open-data/resource-list.tsx';
import { siteContext } from '#app/context.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { matchAddress } from '#app/site-map.ts';
import { pathOf } from '#app/page-path.ts';
import type { Route } from './+types/open-data';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, () =>
    loaderData ? { title: loaderData.article.title, description: loaderData.article.description } : {},
  );

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  // The columns are those of every page: no browser needs their texts.
  const { apiReference } = await import('#app/api/reference.ts');
  return { article: await loadArticle(site, matchAddress(pathOf('open-data'))!), api: await apiReference(site) };
}

/** The data of the open API, how to request it, and its terms of use. */
export default function OpenData({ loaderData: { article, api } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={article}
      parts={{
        'api-resources': <ResourceList {...api} />,
        'api-examples': <Examples examples={api.examples} />,
        'api-bulk': <BulkSets {...api.bulk} />,
        'api-problems': <ProblemList problems={api.problems} />,
        'api-changes': <ChangeList changes={api.changes} />,
        'api-older-calls': <OlderCalls calls={api.olderCalls} />,
        'api-client': <Commands commands={api.client} />,
      }}
    />
  );
}
