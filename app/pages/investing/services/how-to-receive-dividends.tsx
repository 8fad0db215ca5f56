import { needTexts } from '#messages/needed.ts';
import { ArticlePage } from '#app/blocks/article/article-page.tsx';
import { DividendWays } from '#app/blocks/receive/dividend-ways.tsx';
import { IbanCheck } from '#app/blocks/receive/iban-check.tsx';
import { NextPayments } from '#app/blocks/receive/next-payments.tsx';
import { siteContext } from '#app/context.ts';
import { loadReceive } from '#app/data/investing/receive.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { Route } from './+types/how-to-receive-dividends';

export const handle = await needTexts('stores', 'pages');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageMeta(matches, () => loaderData?.page ?? {});

export function loader({ context }: Route.LoaderArgs) {
  return loadReceive(context.get(siteContext));
}

/** The ways in which dividends are paid, the next payment days, and a check of an IBAN that never leaves the browser. */
export default function ReceiveDividends({ loaderData: { page, payments } }: Route.ComponentProps) {
  return (
    <ArticlePage
      page={page}
      parts={{
        'next-payments': <NextPayments data={payments} />,
        'dividend-ways': <DividendWays />,
        iban: <IbanCheck />,
      }}
    />
  );
}
