import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { tradeCostCalculator } from '#app/blocks/trade-cost/trade-cost.ts';
import { siteContext } from '#app/context.ts';
import { loadArticle } from '#app/data/article/article.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Route } from './+types/personal-investors';

export const handle = await needTexts('stores');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...calculatorRobots(loaderData?.cost?.hasInput),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await loadArticle(
    site,
    SITE_MAP.find(({ name }) => name === 'investing-personal-investors')!,
  );
  const { fees } = site.exchange;
  return {
    page,
    cost: fees && tradeCostCalculator(url.searchParams, fees, { today: site.today(), locale: site.locale }),
  };
}

/** How to start as an investor, with the cost of a trade when the exchange publishes its fees. */
export default function PersonalInvestors({ loaderData: { page, cost } }: Route.ComponentProps) {
  const t = useText();
  return (
    <ArticlePage page={page} parts={{ 'trade-cost': cost ? <Calculator of={cost} /> : <p>{t('tradeCost.none')}</p> }} />
  );
}
