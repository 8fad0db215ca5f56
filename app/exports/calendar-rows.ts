import { addDays } from '#domain/calendar.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { marketInstant, formatDate } from '#domain/date.ts';
import { monthOf, monthsFrom, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { actionColumns } from '#app/blocks/company-records/action-columns.ts';
import { calendarColumns, type CalendarRow, type ClosureRow } from '#app/blocks/month-calendar/calendar-columns.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { actionFilters } from '#app/data/calendar/actions.ts';
import { monthFilter, calendarRows, closureRows, yearsFrom } from '#app/data/calendar/calendar.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import { actionItem, calendarOf } from './action-days.ts';
import { eventDays } from './notice-rows.ts';
import type { RowsRequest, CalendarDay, Rows } from './table.ts';

/** A calendar of all issuers that names no first day goes back so far; what lies ahead is in it whole. */
const CALENDAR_BACK_DAYS = 365;

/** Corporate actions of all issuers, as their page lists them. */
export async function marketActionRows(site: Site, { query }: RowsRequest): Promise<Rows<CorporateAction>> {
  const { locale, store } = site;
  const [{ filters, found }, revisions] = await Promise.all([
    actionFilters(site, query),
    store.corporateActions.revisions(),
  ]);
  const { issuer, kind, marker, from, to, ignored } = filters;
  return {
    title: textOf(locale)('records.actions'),
    columns: actionColumns(textOf(locale), { ofAll: true, rows: found, locale }),
    rows: found,
    view: { issuer, kind, marker, from, to },
    ignored,
    item: (row) => actionItem(row, revisions[row.id]?.changedAt, site),
    days: () => calendarOf(site, found, issuer || from ? {} : { since: addDays(site.today(), -CALENDAR_BACK_DAYS) }),
  };
}

/** The days of a month as the calendar of trading and settlement shows them. */
export function calendarFile(site: Site, { query }: RowsRequest): Rows<CalendarRow> {
  const t = textOf(site.locale);
  const { month, isNamed, ignored } = monthFilter(site, query);
  return {
    title: t('calendar.title'),
    columns: calendarColumns(t),
    rows: calendarRows(site, month),
    view: { month },
    ignored,
    days: async () => [
      ...closureDays(site, isNamed ? closuresOf(site, month) : closureRows(site, yearsFrom(month))),
      ...(await monthDays(site, [month, isNamed ? null : monthsFrom(month, 1)])),
    ],
  };
}

/** Whole closures that touch the month. */
function closuresOf(site: Site, month: Month): ClosureRow[] {
  return closureRows(site, yearsFrom(month)).filter(({ from, to }) => monthOf(from) <= month && month <= monthOf(to));
}

/** Which trades settle on the days of these months, and the exchange's events in them. */
async function monthDays(site: Site, named: readonly (Month | null)[]): Promise<CalendarDay[]> {
  const { origin, locale } = site;
  const t = textOf(locale);
  const months = named.filter((month) => month !== null);
  const settlements = months.flatMap((month) =>
    calendarRows(site, month).flatMap(({ date, settles }): CalendarDay[] =>
      settles === null
        ? []
        : [
            {
              id: `settlement-${date}`,
              title: t('home.week.settles', { day: formatDate(settles, locale) }),
              from: date,
              to: null,
              marker: 'confirmed',
              revision: ruleRevision(date),
              url: origin + hrefIn(locale, pathOf('the-exchange-settlement-trading-calender')),
            },
          ],
    ),
  );
  const events = (await noticesOf(site, 'events')).filter(({ date }) => months.includes(monthOf(date)));
  return [...settlements, ...(await eventDays(site, events))];
}

function closureDays({ origin, locale }: Site, closures: readonly ClosureRow[]): CalendarDay[] {
  const t = textOf(locale);
  return closures.map(({ from, to, name }) => ({
    id: `closure-${from}`,
    title: `${t('calendar.closed')}: ${name}`,
    from,
    to,
    marker: 'confirmed',
    revision: ruleRevision(from),
    url: origin + hrefIn(locale, pathOf('the-exchange-settlement-trading-calender')),
  }));
}

/** The rules of a year hold from its first day on. */
function ruleRevision(day: PlainDate): CalendarDay['revision'] {
  return { count: 0, changedAt: marketInstant(`${day.slice(0, 4)}-01-01`, '00:00') };
}
