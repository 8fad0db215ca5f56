import { needTexts } from '#messages/needed.ts';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { MarginView } from '#app/blocks/margin-weeks/margin-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadMarginPage } from '#app/data/ownership/margin-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/weekly-margin-trading-report';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.calculator.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadMarginPage(context.get(siteContext), url.searchParams);
}

/** Investors' borrowing to buy securities, week by week. */
export default function WeeklyMarginTradingReport({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <MarginView data={data} />
    </ListPage>
  );
}
