import { formatDate } from '#domain/date.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { DayForm } from '#app/blocks/day-filter/day-form.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { DealsBySecurity, DealsOneByOne } from '#app/blocks/deals/deal-tables.tsx';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/direct-deals';
import { loadDeals, type DealsData } from './direct-deals/deals-data.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('deals.title'), description: t('deals.description') };
  }),
  ...fileAlternates(matches),
];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadDeals(context.get(siteContext), new URL(request.url).searchParams);
}

/** What was traded by negotiation on a day, by security and deal by deal. */
export default function DirectDeals({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const { filter, span, deals, files } = data;
  const day = formatDate(data.day, locale);
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead title={t('deals.title')} lead={t('deals.lead')} aside={<SessionSummary now={data.now} />} />
      <div className={sections.list}>
        <DayForm filter={filter} span={span} label={t('deals.form')} clearTo="." />
        <CountLine files={files} query={filter.day ? `?day=${filter.day}` : ''}>
          {t('deals.count', { day, count: deals.length })}
        </CountLine>
        {deals.length === 0 && <NoDeals data={data} />}
      </div>
      {deals.length > 0 && (
        <>
          <section aria-labelledby="by-security" className={sections.list}>
            <SectionHead id="by-security" title={t('deals.bySecurity')} lead={t('deals.bySecurity.lead')} />
            <DealsBySecurity deals={deals} caption={t('deals.caption.bySecurity', { day })} />
          </section>
          <section aria-labelledby="one-by-one" className={sections.list}>
            <SectionHead id="one-by-one" title={t('deals.oneByOne')} lead={t('deals.oneByOne.lead')} />
            <DealsOneByOne deals={deals} caption={t('deals.caption.oneByOne', { day })} />
          </section>
        </>
      )}
      <DataNotice simulated={data.simulated} asOf={data.now} />
    </main>
  );
}

/** Why there is nothing: it could not be read, there was none yet today, or the day is not held. */
function NoDeals({ data: { isToday } }: { data: DealsData }) {
  const t = useText();
  if (useUnread('direct-deals')) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  return (
    <Notice title={t('common.noData')}>
      <p>{t(isToday ? 'deals.none.today' : 'deals.none.held')}</p>
    </Notice>
  );
}
