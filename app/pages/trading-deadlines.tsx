import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { ContractNotices } from '#app/blocks/trading-deadlines/contract-notices.tsx';
import { MomentSection } from '#app/blocks/trading-deadlines/moment-section.tsx';
import { PriceSection } from '#app/blocks/trading-deadlines/price-section.tsx';
import { QuestionForm } from '#app/blocks/trading-deadlines/question-form.tsx';
import { SettlementSection } from '#app/blocks/trading-deadlines/settlement-section.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { DaySummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { useRootData } from '#app/root-data.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/trading-deadlines';
import { loadTradingDeadlines } from '#app/data/market/trading-deadlines.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('market.tradingDeadlines'), description: t('deadlines.description') };
  });

export function loader({ request, context }: Route.LoaderArgs) {
  return loadTradingDeadlines(context.get(siteContext), new URL(request.url).searchParams);
}

/** What the market's rules allow at a moment and at a price, and when a trade settles. */
export default function TradingDeadlines({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { question, moment, price, trade, entitlement, contract } = data;
  const title = t('market.tradingDeadlines');
  const faults = Object.keys(question.faults).length;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: title, to: pathOf('trading-deadlines') }]} />
      <PageHead
        title={title}
        lead={t('deadlines.lead')}
        aside={!contract?.hours && <DaySummary at={moment?.at ?? data.now} />}
      />
      <QuestionForm question={question} sample={useRootData()?.exchange.ownSymbol} />
      <div role="status" className="mt-4">
        {faults > 0 && <Notice title={t('deadlines.faults', { count: faults })} tone="fault" />}
      </div>
      {contract && <ContractNotices {...contract} />}
      {moment && <MomentSection answer={moment} />}
      {price && <PriceSection answer={price} />}
      {(trade ?? entitlement) && <SettlementSection trade={trade} entitlement={entitlement} />}
      <DataNotice simulated={data.simulated} asOf={data.now} />
    </main>
  );
}
