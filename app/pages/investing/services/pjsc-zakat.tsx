import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { ZakatCalculators, ZakatFigures } from '#app/blocks/zakat/zakat-parts.tsx';
import { siteContext } from '#app/context.ts';
import { loadZakat } from '#app/data/investing/zakat-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/pjsc-zakat';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...calculatorRobots(loaderData?.parts.calculator.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadZakat(context.get(siteContext), url.searchParams);
}

/** Zakat on shares by three ways of computing it, with purification, for every issuer that publishes the figures. */
export default function Zakat({ loaderData: { page, parts } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={page}
      parts={{ zakat: <ZakatCalculators parts={parts} />, 'zakat-figures': <ZakatFigures parts={parts} /> }}
    />
  );
}
