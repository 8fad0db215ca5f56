import { formatDate } from '#domain/date.ts';
import { phaseAt } from '#domain/session.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { DayForm } from '#app/blocks/day-filter/day-form.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { useFiguresOf } from '#app/blocks/figures-of/sentence.ts';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { isInDirhams } from '#app/blocks/deals/deal-sums.ts';
import { DealsBySecurity, DealsOneByOne } from '#app/blocks/deals/deal-tables.tsx';
import { useNotOffered, useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/direct-deals';
import { loadDeals, type DealsData } from '#app/data/market/direct-deals.ts';

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

/** Negotiated trades of a day, by security and deal by deal. */
export default function DirectDeals({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  const { filter, span, deals, files } = data;
  const day = formatDate(data.day, locale);
  const settled = useFiguresOf(data.day === span.last ? null : data.day);
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead title={t('deals.title')} lead={t('deals.lead')} aside={<SessionSummary now={data.now} />} />
      <div className={sections.list}>
        <DayForm filter={filter} span={span} label={t('deals.form')} clearTo="." />
        <CountLine files={files} query={filter.day ? `?day=${filter.day}` : ''}>
          {deals.length > 0 ? t('deals.count', { day, count: deals.length }) : day}
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
      <DataNotice
        simulated={data.simulated}
        asOf={data.now}
        settled={settled}
        prices={isInDirhams(deals) ? undefined : t('deals.units')}
      />
    </main>
  );
}

/**
 * Why there are no deals: there were none, they could not be read, there was none yet in this session, or the day was
 * not read to its end.
 */
function NoDeals({ data: { isToday, isKnown, now } }: { data: DealsData }) {
  const t = useText();
  const [isUnread, isNotOffered] = [useUnread('direct-deals'), useNotOffered('direct-deals')];
  if (isKnown) return <Notice title={t('deals.none.read')} />;
  if (isNotOffered) return <Notice title={t('common.notOffered')} />;
  if (isUnread) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  if (isToday) return <Notice title={t(phaseAt(now) === 'closed' ? 'deals.none.held' : 'deals.none.today')} />;
  return (
    <Notice title={t('common.noData')}>
      <p>{t('deals.none.held')}</p>
    </Notice>
  );
}
