import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { MarketSize } from '#app/blocks/institutional/market-size.tsx';
import { siteContext } from '#app/context.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { loadMarketSize } from '#app/data/institutional/market-size.ts';
import { sizeCost } from '#app/data/institutional/size-cost.ts';
import { isUnread, staleData } from '#app/data/status/stale-data.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Route } from './+types/institutional-investors';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.article ?? {}),
  ...calculatorRobots(loaderData?.cost.hasInput),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const address = SITE_MAP.find(({ name }) => name === 'investing-institutional-investors')!;
  const [article, figures, cost] = await Promise.all([
    loadArticle(site, address),
    loadMarketSize(site),
    sizeCost(site, url.searchParams),
  ]);
  return {
    stale: staleData(site, 'reference', 'bars', 'profiles'),
    unread: isUnread(site, 'reference') === true,
    article,
    figures,
    cost,
  };
}

/** How institutions access the market, its depth, and the cost of size. */
export default function InstitutionalInvestors({
  loaderData: { article, figures, cost, unread },
}: Route.ComponentProps) {
  return (
    <ArticlePage
      page={article}
      parts={{
        'market-size': <MarketSize figures={figures} unread={unread} />,
        'size-cost': <Calculator of={cost} />,
      }}
    />
  );
}
