import { weekday } from '#domain/calendar.ts';
import { formatDate, formatDayMonth, WEEKDAYS } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { needTexts } from '#messages/needed.ts';
import { textOf, useLocale, useText } from '#messages/text.tsx';
import { Breadcrumbs } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { IgnoredNotices } from '#app/blocks/filtered-list/paged.tsx';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import {
  calendarColumns,
  closureColumns,
  type CalendarRow,
  type ClosureRow,
} from '#app/blocks/month-calendar/calendar-columns.ts';
import { MonthCalendar } from '#app/blocks/month-calendar/month-calendar.tsx';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { FileLinks } from '#app/blocks/exports/file-links.tsx';
import sections from '#app/blocks/security-list/security-list.module.css';
import { siteContext } from '#app/context.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { pathOf } from '#app/page-path.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Route } from './+types/settlement-trading-calender';
import { loadCalendar } from '#app/data/calendar/calendar.ts';

export const handle = await needTexts('pages', 'home');

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, (locale) => {
    const t = textOf(locale);
    return { title: t('calendar.title'), description: t('calendar.description') };
  }),
  ...fileAlternates(matches),
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { ...(await loadCalendar(site, url.searchParams)), today: site.today() };
}

/** Trading days of the market, and when trades settle. */
export default function TradingCalendar({ loaderData: data }: Route.ComponentProps) {
  const t = useText();
  const { calendar, files } = data;
  return (
    <main id="content" className="wrap">
      <Breadcrumbs trail={data.trail} />
      <PageHead
        title={t('calendar.title')}
        lead={t('calendar.lead')}
        aside={<MoreLink to={pathOf('trading-deadlines')}>{t('market.tradingDeadlines')}</MoreLink>}
      />
      <IgnoredNotices ignored={data.ignored} />
      <section aria-labelledby="month-title" className={sections.list}>
        <SectionHead
          id="month-title"
          title={calendar.title}
          lead={t('calendar.monthLead')}
          aside={<FileLinks files={files} query={`?month=${calendar.month}`} subscribed="" />}
        />
        <MonthCalendar data={calendar} today={data.today} toMonth={(month) => `?month=${month}#month-title`} quiet />
      </section>
      <section aria-labelledby="settlement-title" className={sections.list}>
        <SectionHead id="settlement-title" title={t('calendar.settlement')} lead={t('calendar.settlementLead')} />
        <Days rows={data.rows} caption={t('records.table', { title: calendar.title })} />
      </section>
      <section aria-labelledby="closures-title" className={sections.list}>
        <SectionHead id="closures-title" title={t('calendar.closures')} lead={t('calendar.closuresLead')} />
        {data.unknown && <Notice title={data.unknown} role="note" />}
        <Closures rows={data.closures} caption={t('records.table', { title: t('calendar.closures') })} />
      </section>
    </main>
  );
}

/** Returns a function that writes days with their weekday in the given `format`. */
function useDayText(format: typeof formatDate) {
  const locale = useLocale();
  return (day: PlainDate | null) => {
    if (day === null) return format(null, locale);
    // Lines wrap after the weekday, not between a day and its month.
    return `${WEEKDAYS[locale][weekday(day)]} ${format(day, locale).replace(' ', '\u00a0')}`;
  };
}

function Days({ rows, caption }: { rows: readonly CalendarRow[]; caption: string }) {
  const t = useText();
  // The year is in the title of the month.
  const text = useDayText(formatDayMonth);
  return (
    <DataTable
      wraps
      caption={caption}
      columns={calendarColumns(t)}
      rows={rows}
      rowKey={({ date }) => date}
      views={{
        date: ({ date }) => text(date),
        'closed-for': ({ closedFor }) => closedFor ?? t('calendar.trading'),
        'settles-on': ({ settlesOn }) => text(settlesOn),
        settles: ({ settles }) => text(settles),
      }}
    />
  );
}

function Closures({ rows, caption }: { rows: readonly ClosureRow[]; caption: string }) {
  const text = useDayText(formatDate);
  return (
    <DataTable
      wraps
      caption={caption}
      columns={closureColumns(useText())}
      rows={rows}
      rowKey={({ from }) => from}
      views={{
        from: ({ from }) => text(from),
        to: ({ to }) => text(to),
        reopens: ({ reopens }) => text(reopens),
      }}
    />
  );
}
