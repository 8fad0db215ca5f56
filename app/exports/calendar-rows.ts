import { addDays } from '#domain/calendar.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { dubaiInstant } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { actionFilters } from '#app/pages/the-exchange/news-disclosures/actions/actions-data.ts';
import {
  monthFilter,
  calendarRows,
  closureRows,
  yearsFrom,
  type CalendarRow,
} from '#app/pages/the-exchange/news-disclosures/calendar/calendar-data.ts';
import { calendarOf } from './action-days.ts';
import { actionColumns } from './record-rows.ts';
import type { CalendarDay, FeedItem, FileColumn, Rows } from './table.ts';

/** A calendar of all issuers that names no first day goes back so far; what lies ahead is in it whole. */
const CALENDAR_BACK_DAYS = 365;

/** Corporate actions of all issuers, as their page lists them. */
export async function marketActionRows(site: Site, query: URLSearchParams): Promise<Rows<CorporateAction>> {
  const { locale, store } = site;
  const t = textOf(locale);
  const [{ filters, found }, revisions] = await Promise.all([
    actionFilters(site, query),
    store.corporateActions.revisions(),
  ]);
  const { issuer, kind, marker, from, to, ignored } = filters;
  return {
    title: t('records.actions'),
    columns: [
      { key: 'symbol', heading: t('market.symbol'), cell: (row) => row.symbol },
      { key: 'name', heading: t('files.name'), cell: (row) => pick(row.issuer, locale) },
      ...actionColumns(t),
    ],
    rows: found,
    view: { issuer, kind, marker, from, to },
    ignored,
    item: (row) => actionItem(row, revisions[row.id]?.changedAt ?? 0, site),
    days: () => calendarOf(site, found, issuer || from ? {} : { since: addDays(site.today(), -CALENDAR_BACK_DAYS) }),
  };
}

/** News of an action is each change of it. */
function actionItem({ id, symbol, issuer, kind, marker }: CorporateAction, changedAt: number, site: Site): FeedItem {
  const t = textOf(site.locale);
  const path = pathOf('the-exchange-company-corporate-actions', { SecuritySymbol: symbol });
  return {
    id: `${id}-${changedAt}`,
    title: `${symbol}: ${t(`records.action.kind.${kind}`)} (${t(`records.marker.${marker}`)})`,
    url: site.origin + hrefIn(site.locale, path),
    publishedAt: changedAt,
    summary: pick(issuer, site.locale),
    category: t(`records.action.kind.${kind}`),
  };
}

/** The days of a month as the calendar of trading and settlement shows them; its closures as a calendar. */
export function calendarFile(site: Site, query: URLSearchParams): Rows<CalendarRow> {
  const t = textOf(site.locale);
  const { month, ignored } = monthFilter(site, query);
  const columns: FileColumn<CalendarRow>[] = [
    { key: 'date', heading: t('calendar.day'), cell: ({ date }) => date },
    { key: 'closedFor', heading: t('calendar.closedFor'), cell: ({ closedFor }) => closedFor },
    { key: 'settlesOn', heading: t('calendar.settlesOn'), cell: ({ settlesOn }) => settlesOn },
    { key: 'settles', heading: t('calendar.settles'), cell: ({ settles }) => settles },
  ];
  const rows = calendarRows(site, month);
  return {
    title: t('calendar.title'),
    columns,
    rows,
    view: { month },
    ignored,
    days: async () => closureDays(site, month),
  };
}

function closureDays(site: Site, month: string): CalendarDay[] {
  const { origin, locale } = site;
  const t = textOf(locale);
  return closureRows(site, yearsFrom(month)).map(({ from, to, name }) => ({
    id: `closure-${from}`,
    title: `${t('calendar.closed')}: ${name}`,
    from,
    to,
    marker: 'confirmed',
    // The rules of the year hold from its first day on.
    revision: { count: 0, changedAt: dubaiInstant(`${from.slice(0, 4)}-01-01`, '00:00') },
    url: origin + hrefIn(locale, pathOf('the-exchange-settlement-trading-calender')),
  }));
}
