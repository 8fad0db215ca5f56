import { needTexts } from '#messages/needed.ts';
import { textOf, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '../blocks/breadcrumbs/breadcrumbs.tsx';
import { MomentSection } from '../blocks/can-i-still/moment-section.tsx';
import { PriceSection } from '../blocks/can-i-still/price-section.tsx';
import { QuestionForm } from '../blocks/can-i-still/question-form.tsx';
import { SettlementSection } from '../blocks/can-i-still/settlement-section.tsx';
import { DataNotice } from '../blocks/data-notice/data-notice.tsx';
import { elseShown, useFreshPage } from '../blocks/freshness/fresh-page.ts';
import { DaySummary } from '../blocks/session-band/session-summary.tsx';
import { siteContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pathOf } from '../page-path.ts';
import { useRootData } from '../root-data.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/can-i-still';
import { loadStill } from './can-i-still-data.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('market.canIStill'), description: t('still.description') };
  });

export function loader({ request, context }: Route.LoaderArgs) {
  return loadStill(context.get(siteContext), new URL(request.url).searchParams);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return elseShown(request.url, serverLoader);
}

/** What the market's rules allow at a moment, at a price, and when a trade settles. */
export default function CanIStill({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  useFreshPage(data);
  const { asked, moment, price, trade, entitlement } = data;
  const title = t('market.canIStill');
  const faults = Object.keys(asked.faults).length;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: title, to: pathOf('can-i-still') }]} />
      <PageHead title={title} lead={t('still.lead')} aside={<DaySummary at={moment?.at ?? data.now} />} />
      <QuestionForm asked={asked} sample={useRootData()?.exchange.ownSymbol} />
      <div role="status" className="mt-4">
        {faults > 0 && <Notice title={t('still.faults', { count: faults })} tone="fault" />}
      </div>
      {moment && <MomentSection answer={moment} />}
      {price && <PriceSection answer={price} />}
      {(trade ?? entitlement) && <SettlementSection trade={trade} entitlement={entitlement} />}
      <DataNotice simulated={data.simulated} asOf={data.now} />
    </main>
  );
}
