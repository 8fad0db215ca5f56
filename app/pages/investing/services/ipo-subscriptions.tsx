import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { Calculator } from '#app/blocks/calculator/calculator.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { CurrentOfferings } from '#app/blocks/offerings/current-offerings.tsx';
import { OfferingsList } from '#app/blocks/offerings/offerings-list.tsx';
import { siteContext } from '#app/context.ts';
import { loadOfferings } from '#app/data/investing/offerings-page.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/ipo-subscriptions';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...fileAlternates(matches),
  ...calculatorRobots(loaderData?.offerings.steps.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOfferings(context.get(siteContext), url.searchParams);
}

/** Open and upcoming offerings, how to subscribe, which amounts are accepted, and every past offering. */
export default function IpoSubscriptions({ loaderData: { page, offerings } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={page}
      parts={{
        'current-offerings': <CurrentOfferings current={offerings.current} unread={offerings.unread} />,
        'steps-check': <Calculator of={offerings.steps} />,
        offerings: <OfferingsList of={offerings} />,
      }}
    />
  );
}
