import { formatDate } from '#domain/date.ts';
import { breadth, turnover } from '#domain/movers.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { DayForm } from '#app/blocks/day-filter/day-form.tsx';
import { CountLine } from '#app/blocks/filtered-list/count-line.tsx';
import { Nothing } from '#app/blocks/filtered-list/nothing.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { Breadth } from '#app/blocks/breadth/breadth.tsx';
import { useFiguresOf } from '#app/blocks/figures-of/sentence.ts';
import { DataNotice } from '#app/blocks/data-notice/data-notice.tsx';
import { fallback, useFreshPage } from '#app/blocks/freshness/fresh-page.ts';
import { useUnread } from '#app/blocks/stale-notice/stale-notice.tsx';
import { MarketTotals } from '#app/blocks/market-totals/market-totals.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import sections from '#app/blocks/security-list/security-list.module.css';
import { SessionSummary } from '#app/blocks/session-band/session-summary.tsx';
import { GroupTable } from '#app/blocks/summary/group-table.tsx';
import { HourTable } from '#app/blocks/summary/hour-table.tsx';
import { groupSums, sumOfAll } from '#app/blocks/summary/summary-row.ts';
import { useSummaryRows } from '#app/blocks/summary/summary-rows.ts';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/market-summary';
import { loadSummary, type SummaryData } from '#app/data/market/summary.ts';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';

export const handle = await needTexts('pages');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('summary.title'), description: t('summary.description') };
  }),
  ...fileAlternates(matches),
];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSummary(context.get(siteContext), new URL(request.url).searchParams);
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return fallback(request.url, serverLoader);
}

/** The market's turnover on a day: by sector, by board and by hour. */
export default function MarketSummary({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const locale = useLocale();
  useFreshPage(data);
  const { filter, span, files, isCurrent, isOver, now } = data;
  const day = formatDate(data.day, locale);
  const settled = useFiguresOf(isCurrent ? null : data.day);
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={[{ label: t('summary.title'), to: pathOf('market-summary') }]} />
      <PageHead title={t('summary.title')} lead={t('summary.lead')} aside={<SessionSummary now={now} />} />
      <div className={sections.list}>
        <DayForm filter={filter} span={span} label={t('summary.form')} clearTo="." />
        <CountLine files={files} query={filter.day ? `?day=${filter.day}` : ''}>
          {t(isCurrent ? (isOver ? 'summary.whole' : 'summary.current') : 'summary.earlier', { day })}
        </CountLine>
      </div>
      {data.rows.length > 0 && data.missing > 0 && (
        <Notice title={t('summary.missing', { count: data.missing })} role="note" />
      )}
      {data.rows.length ? <Parts data={data} day={day} /> : <NoRows data={data} />}
      <Hours data={data} day={day} />
      <DataNotice simulated={data.simulated} asOf={now} settled={settled} />
    </main>
  );
}

function Parts({ data, day }: { data: SummaryData; day: string }) {
  const t = useText();
  const locale = useLocale();
  const rows = useSummaryRows(data.rows, data.boards, data.day);
  const all = sumOfAll(rows);
  const words = { day };
  return (
    <>
      <section aria-labelledby="totals" className={sections.list}>
        <SectionHead
          id="totals"
          title={t('summary.totals')}
          lead={t('summary.totals.lead', { count: rows.length })}
          aside={<MoreLink to={pathOf('market-watch')}>{t('menu.marketWatch')}</MoreLink>}
        />
        <MarketTotals totals={turnover(rows)} marketValue={null} />
        <Breadth counts={breadth(rows)} isOver={data.isOver} />
      </section>
      <section aria-labelledby="by-sector" className={sections.list}>
        <SectionHead id="by-sector" title={t('summary.bySector')} lead={t('summary.bySector.lead')} />
        <GroupTable
          caption={t('summary.caption.sector', words)}
          part="sector"
          head={t('market.sector')}
          nameOf={(sector) => sector ?? t('summary.noSector')}
          groups={groupSums(rows, ({ sector }) => sector)}
          all={all}
        />
      </section>
      <section aria-labelledby="by-board" className={sections.list}>
        <SectionHead id="by-board" title={t('summary.byBoard')} lead={t('summary.byBoard.lead')} />
        <GroupTable
          caption={t('summary.caption.board', words)}
          part="board"
          head={t('market.group')}
          nameOf={(board) => (board === null ? t('summary.noBoard') : segmentName(board, t, locale))}
          groups={groupSums(rows, ({ board }) => board)}
          all={all}
        />
      </section>
    </>
  );
}

function Hours({ data: { filter, hours, hoursOf, isOver }, day }: { data: SummaryData; day: string }) {
  const t = useText();
  return (
    <section aria-labelledby="by-hour" className={sections.list}>
      <SectionHead id="by-hour" title={t('summary.byHour')} lead={t('summary.byHour.lead', { index: hoursOf })} />
      {hours.length ? (
        <HourTable hours={hours} caption={t('summary.caption.hour', { day, index: hoursOf })} />
      ) : (
        <Nothing unread={false} isChosen={filter.day !== null}>
          {t(isOver ? 'summary.noHours.earlier' : 'summary.noHours.current')}
        </Nothing>
      )}
    </section>
  );
}

/** Why there are no rows: the lists or the bars could not be read, or no data of the day is stored. */
function NoRows({ data: { filter, isCurrent } }: { data: SummaryData }) {
  const t = useText();
  const [isUnlisted, isUnbarred] = [useUnread('reference'), useUnread('bars')];
  if (isUnlisted || (isUnbarred && !isCurrent)) return <Notice title={t('common.fetchFailed')} tone="fault" />;
  return (
    <Nothing unread={false} isChosen={filter.day !== null}>
      {t('summary.noRows')}
    </Nothing>
  );
}
