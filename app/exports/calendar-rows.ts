import { addDays } from '#domain/calendar.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { marketInstant, formatDate } from '#domain/date.ts';
import { OFFERING_CALENDAR_STEPS, RIGHTS_CALENDAR_STEPS } from '#domain/issue-days.ts';
import { monthOf, monthsFrom, type Month } from '#domain/month.ts';
import { RIGHTS_DOCUMENT_KIND } from '#domain/rights-issue.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { actionColumns } from '#app/blocks/company-records/action-columns.ts';
import {
  isAction,
  isIssue,
  type CalendarEntry,
  type IssueEntry,
} from '#app/blocks/corporate-actions/action-filters.ts';
import { calendarColumns, type CalendarRow, type ClosureRow } from '#app/blocks/month-calendar/calendar-columns.ts';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { actionFilters } from '#app/data/calendar/actions.ts';
import { entriesOf } from '#app/data/calendar/entries.ts';
import { issueId } from '#app/data/calendar/issues.ts';
import { allOfferings } from '#app/data/investing/offerings.ts';
import { knownRights } from '#app/data/investing/rights.ts';
import { monthFilter, calendarRows, closureRows, yearsFrom } from '#app/data/calendar/calendar.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import { actionItem, calendarOf } from './action-days.ts';
import { eventDays } from './notice-rows.ts';
import { newsOf, offeringCalendar } from './offering-rows.ts';
import { rightsCalendar, rightsItem } from './rights-rows.ts';
import { NO_FILTERS, type CalendarDay, type FeedItem, type Rows, type RowsRequest } from './table.ts';

/** A calendar of all issuers without a requested first day goes back this many days; it contains all future days. */
const CALENDAR_BACK_DAYS = 365;

/** Corporate actions, offerings and rights issues of all issuers, as on their page. */
export async function marketActionRows(site: Site, { query }: RowsRequest): Promise<Rows<CalendarEntry>> {
  const { filters, found } = await actionFilters(site, query);
  const { issuer, kind, marker, from, to, ignored } = filters;
  const since = issuer || from ? '' : addDays(site.today(), -CALENDAR_BACK_DAYS);
  return {
    ...(await entryRows(site, found, { ofAll: true, since })),
    feeds: ['dividends', 'splits', 'offerings', 'rights-issues'],
    view: { issuer, kind, marker, from, to },
    ignored,
  };
}

/** Corporate actions and rights issues of one security. */
export async function companyActionRows(site: Site, symbol: string): Promise<Rows<CalendarEntry>> {
  return {
    ...(await entryRows(site, await entriesOf(site, symbol), { ofAll: false, since: '' })),
    feeds: ['dividends', 'splits', 'rights-issues'],
    ...NO_FILTERS,
  };
}

/** Entries for files, feeds and calendars, with their days from `since` on. */
async function entryRows(
  site: Site,
  rows: readonly CalendarEntry[],
  { ofAll, since }: { ofAll: boolean; since: PlainDate },
): Promise<Omit<Rows<CalendarEntry>, keyof typeof NO_FILTERS>> {
  const { locale, store } = site;
  const t = textOf(locale);
  const [issues, revisions] = await Promise.all([
    issueFiles(site, rows.filter(isIssue)),
    store.corporateActions.revisions(),
  ]);
  return {
    title: t('records.actions'),
    columns: actionColumns(t, { ofAll, withIssues: true, rows, locale }),
    rows,
    item: (row) => (isIssue(row) ? issues.item(row) : actionItem(row, revisions[row.id]?.changedAt, site)),
    days: async () => [
      ...(await calendarOf(site, rows.filter(isAction), { since })),
      ...issues.days.filter(({ from: day }) => String(day) >= since),
    ],
  };
}

/**
 * Feed items of offerings and rights issues, and their days as in their own calendars: an entry has the same id in
 * both.
 */
async function issueFiles(site: Site, entries: readonly IssueEntry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const [offerings, rights, revisions] = await Promise.all([
    allOfferings(site),
    knownRights(site),
    site.store.documents.revisions(RIGHTS_DOCUMENT_KIND),
  ]);
  const news = new Map<string, FeedItem | null>();
  const days: CalendarDay[] = [];
  for (const offering of offerings.filter(({ code }) => byId.has(issueId.offering(code)))) {
    news.set(issueId.offering(offering.code), newsOf(offering, site).at(-1) ?? null);
    days.push(...offeringCalendar(offering, site, OFFERING_CALENDAR_STEPS));
  }
  for (const row of rights.filter(({ issue }) => byId.has(issueId.rights(issue.code)))) {
    const { code } = row.issue;
    // A general meeting that an action names is not repeated in the calendar.
    const isMet = byId.get(issueId.rights(code))!.meetingDate !== null;
    const steps = RIGHTS_CALENDAR_STEPS.filter((step) => isMet || step !== 'meeting');
    news.set(issueId.rights(code), rightsItem(row, revisions, site));
    days.push(...rightsCalendar(row, revisions, site, steps));
  }
  return { days, item: ({ id }: IssueEntry) => news.get(id) ?? null };
}

/** The days of a month, as in the calendar of trading and settlement. */
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

/** Settlement of trades on the days of these months, and the exchange's events in them. */
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

/** The rules of a year apply from its first day. */
export function ruleRevision(day: PlainDate): CalendarDay['revision'] {
  return { count: 0, changedAt: marketInstant(`${day.slice(0, 4)}-01-01`, '00:00') };
}
