import { needTexts } from '#messages/needed.ts';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { ForeignOwnershipView } from '#app/blocks/foreign-ownership/ownership-view.tsx';
import { ListPage } from '#app/blocks/list-page/list-page.tsx';
import { siteContext } from '#app/context.ts';
import { loadForeignOwnership } from '#app/data/ownership/foreign-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/foreign-ownership';

export const handle = await needTexts('pages', 'company');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.head ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData !== undefined && loaderData.filters.typed !== ''),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadForeignOwnership(context.get(siteContext), url.searchParams);
}

/** Foreign holdings in each company, their limit and what foreigners can buy. */
export default function ForeignOwnership({ loaderData: data }: Route.ComponentProps) {
  return (
    <ListPage of={data}>
      <ForeignOwnershipView data={data} />
    </ListPage>
  );
}
