import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { RightsIssues } from '#app/blocks/rights/rights-issues.tsx';
import { RightsList } from '#app/blocks/rights/rights-list.tsx';
import { siteContext } from '#app/context.ts';
import { loadRights } from '#app/data/investing/rights-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/rights-issue-subscription';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.parts.calculator.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadRights(context.get(siteContext), url.searchParams);
}

/** Open rights issues, what a right is worth by each choice, and all past issues. */
export default function RightsIssueSubscription({ loaderData: { page, parts } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={page}
      parts={{
        'rights-issues': <RightsIssues of={parts} />,
        'rights-value': <Calculator of={parts.calculator} />,
        'rights-list': <RightsList of={parts} />,
      }}
    />
  );
}
