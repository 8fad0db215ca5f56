import { addDays } from '#domain/calendar.ts';
import { daysOfMonth, FIRST_MONTH, LAST_MONTH, monthOf, monthsFrom, parseMonth, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import { calendarColumns, type CalendarRow } from '#app/blocks/month-calendar/calendar-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { calendarRows } from '#app/data/calendar/calendar.ts';
import { noticesOf } from '#app/data/notices/items.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { FROM, TO } from '#app/api/param.ts';
import { refuseLong, refuseOutside, refuseTogether } from '#app/api/refused.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';

/** Maximum days of one answer. */
const MOST_DAYS = 1_100;

/** A day of the calendar with the exchange's events on it. */
interface EventfulDay extends CalendarRow {
  events: readonly string[];
}

function eventfulColumns(t: Text): Column<EventfulDay>[] {
  return [
    ...calendarColumns(t),
    column('text', 'events', t('api.column.events'), ({ events }) => (events.length === 0 ? null : events.join('; '))),
  ];
}

/**
 * The requested month, or the requested days: a single bound is completed with the rest of its month. Otherwise the
 * current month.
 */
function requestedDays({ month, from, to }: Wanted, today: PlainDate): { from: PlainDate; to: PlainDate } {
  if (month !== undefined && (from ?? to) !== undefined) refuseTogether('month', from === undefined ? 'to' : 'from');
  const named = month ?? monthOf(from ?? to ?? today);
  const days = daysOfMonth(named);
  return { from: from ?? days[0]!, to: to ?? days.at(-1)! };
}

/** Closures of earlier and later years are unknown. */
function refuseUnknownYears({ from, to }: Wanted): void {
  for (const [name, day] of Object.entries({ from, to }))
    if (day !== undefined && parseMonth(monthOf(day)) === null)
      refuseOutside(name, `${FIRST_MONTH}-01`, daysOfMonth(LAST_MONTH).at(-1)!);
}

function monthsOf(from: PlainDate, to: PlainDate): Month[] {
  const months: Month[] = [];
  for (let month: Month | null = monthOf(from); month !== null && month <= monthOf(to); month = monthsFrom(month, 1))
    months.push(month);
  return months;
}

async function calendar(site: Site, asked: Wanted) {
  refuseUnknownYears(asked);
  const { from, to } = requestedDays(asked, site.today());
  const columns = eventfulColumns(textOf(site.locale));
  const view: Record<string, string> = asked['month'] === undefined ? { from, to } : {};
  refuseLong({ from, to }, MOST_DAYS, site);
  const events = await eventsByDay(site, from, to);
  const rows = monthsOf(from, to)
    .flatMap((month) => calendarRows(site, month))
    .filter(({ date }) => date >= from && date <= to)
    .map((row): EventfulDay => ({ ...row, events: events.get(row.date) ?? [] }));
  return { columns, rows, view, ignored: [] };
}

/** The headlines of events, on each of their days. */
async function eventsByDay(site: Site, from: PlainDate, to: PlainDate): Promise<ReadonlyMap<PlainDate, string[]>> {
  const byDay = new Map<PlainDate, string[]>();
  for (const { date, lastDay, headline } of await noticesOf(site, 'events'))
    for (let day = date < from ? from : date; day <= lastDay && day <= to; day = addDays(day, 1))
      byDay.set(day, [...(byDay.get(day) ?? []), headline]);
  return byDay;
}

/** When the market trades, and when trades settle. */
export const CALENDAR: readonly Resource[] = [
  {
    name: 'calendar',
    path: '/calendar',
    tag: 'market',
    lifetime: 'long',
    feeds: ['events'],
    params: [{ name: 'month', type: 'month' }, FROM, TO],
    columns: eventfulColumns,
    load: calendar,
  },
];
