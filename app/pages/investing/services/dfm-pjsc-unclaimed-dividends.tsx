import { needTexts } from '#messages/needed.ts';
import { useText } from '#messages/text.tsx';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { calculatorRobots } from '#app/blocks/calculator/calculator-field.ts';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { PapersFinder } from '#app/blocks/papers/papers-finder.tsx';
import { UnclaimedTable } from '#app/blocks/receive/unclaimed-table.tsx';
import { siteContext } from '#app/context.ts';
import { loadUnclaimed } from '#app/data/investing/unclaimed.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/dfm-pjsc-unclaimed-dividends';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, () => loaderData?.page ?? {}),
  ...calculatorRobots(loaderData?.hasInput),
];

export function loader({ url, context }: Route.LoaderArgs) {
  return loadUnclaimed(context.get(siteContext), url.searchParams);
}

/** Unclaimed dividends of the exchange's own share, and the documents that each case needs. */
export default function Unclaimed({ loaderData: { page, rows, unread, papers, files } }: Route.ComponentProps) {
  const t = useText();
  return (
    <ArticlePage
      page={page}
      parts={{
        unclaimed:
          rows.length > 0 ? (
            <UnclaimedTable rows={rows} files={files} />
          ) : (
            <Nothing unread={unread} isChosen={false}>
              {t('unclaimed.none')}
            </Nothing>
          ),
        'documents-finder': <PapersFinder data={papers} />,
      }}
    />
  );
}
