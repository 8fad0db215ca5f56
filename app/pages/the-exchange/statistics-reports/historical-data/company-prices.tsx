import { needTexts } from '#messages/needed.ts';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { PricesView } from '#app/blocks/history/prices-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadPricesPage } from '#app/data/history/prices-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/company-prices';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.calculator.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPricesPage(context.get(siteContext), url.searchParams);
}

/** Prices of companies on every stored day: as traded, adjusted for capital changes, or with dividends. */
export default function CompanyPrices({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <PricesView data={data} />
    </ListPage>
  );
}
