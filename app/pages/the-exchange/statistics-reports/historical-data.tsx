import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { BulkYearsList } from '#app/blocks/history-hub/bulk-years-list.tsx';
import { CorrectionsList } from '#app/blocks/history-hub/corrections-list.tsx';
import { PricesFinder } from '#app/blocks/history-hub/prices-finder.tsx';
import { siteContext } from '#app/context.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { correctedSince, loadBulkYears, recentCorrections } from '#app/data/history/bulk-years.ts';
import { priceOptions } from '#app/data/history/prices.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { matchAddress } from '#app/site-map.ts';
import type { Route } from './+types/historical-data';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, () =>
    loaderData ? { title: loaderData.article.title, description: loaderData.article.description } : {},
  );

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  // The columns are those of every page: no browser needs their texts.
  const [{ bulkOffered }, { loadCorrections }, { API_BASE }] = await Promise.all([
    import('#app/api/bulk/source.ts'),
    import('#app/api/resources/corrections.ts'),
    import('#app/api/resources.ts'),
  ]);
  const since = correctedSince(site);
  const [article, years, corrections, options] = await Promise.all([
    loadArticle(site, matchAddress(pathOf('the-exchange-historical-data'))!),
    bulkOffered(site).then((offered) => loadBulkYears(site, offered, API_BASE)),
    loadCorrections(site, { from: since }).then((all) => recentCorrections(site, all, { since, base: API_BASE })),
    priceOptions(site),
  ]);
  return { article, years, corrections, options };
}

/** Historical data on offer, how to fetch it, and its corrections. */
export default function HistoricalData({ loaderData: { article, years, corrections, options } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={article}
      parts={{
        'prices-finder': <PricesFinder options={options} />,
        'bulk-years': <BulkYearsList {...years} />,
        'bulk-corrections': <CorrectionsList {...corrections} />,
      }}
    />
  );
}
