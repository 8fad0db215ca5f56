import { needTexts } from '#messages/needed.ts';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { DividendsView } from '#app/blocks/dividends/dividends-view.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadDividends } from '#app/data/investing/dividends-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/dividends-distribution-summary';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.mine.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadDividends(context.get(siteContext), url.searchParams);
}

/**
 * What companies pay for a fiscal year, when, and how long after the decision; and a calculator for the reader's own
 * shares.
 */
export default function DividendsSummary({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <DividendsView data={data} />
    </ListPage>
  );
}
