import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { CreditCards } from '#app/blocks/carbon/credit-cards.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { Register } from '#app/blocks/carbon/register.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { siteContext } from '#app/context.ts';
import { loadCarbon } from '#app/data/carbon/carbon-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/carbon-credits';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.article ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.offset?.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadCarbon(context.get(siteContext), url.searchParams);
}

/** What carbon credits are, the listed ones, the register of retirements, and the current cost of offsetting. */
export default function CarbonCredits({
  loaderData: { article, credits, register, offset, now, simulated },
}: Route.ComponentProps) {
  return (
    <ArticlePage
      page={article}
      parts={{
        credits: (
          <>
            <CreditCards of={credits} />
            {credits.rows.length > 0 && <DataNotice simulated={simulated} asOf={now} />}
          </>
        ),
        retirements: <Register of={register} />,
        'offset-cost': offset && <Calculator of={offset} />,
      }}
    />
  );
}
