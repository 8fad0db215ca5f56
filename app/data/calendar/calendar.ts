import { pick } from '#domain/bilingual.ts';
import {
  DEFAULT_CALENDAR,
  hasLunarHolidays,
  holidayOn,
  isTradingDay,
  nextTradingDay,
  settlementDate,
  tradeDateSettledOn,
} from '#domain/calendar.ts';
import { closuresWithin, daysOfMonth, monthOf } from '#domain/month.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { MonthData } from '#app/blocks/month-calendar/month-calendar.tsx';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { CalendarRow, ClosureRow } from '#app/blocks/month-calendar/calendar-columns.ts';
import { loadEvents } from './events.ts';
import { monthData } from './month.ts';

export interface CalendarData {
  stale: StaleData | null;
  trail: Crumb[];
  ignored: readonly Ignored[];
  calendar: MonthData;
  rows: CalendarRow[];
  closures: ClosureRow[];
  /** Note on years whose days of the lunar calendar are not announced. */
  unknown: string | null;
  files: ExportLabels;
}

/** Number of years of closures shown, from the month's year on. */
const CLOSURE_YEARS = 2;

/** A month of trading and settlement days, and the closures of its year and the next. */
export async function loadCalendar(site: Site, query: URLSearchParams): Promise<CalendarData> {
  const { locale } = site;
  const { month, ignored } = monthFilter(site, query);
  const years = yearsFrom(month);
  const unannounced = years.filter((year) => !hasLunarHolidays(`${year}-01-01`));
  return {
    stale: staleData(site, 'events'),
    trail: crumbsOf('the-exchange-settlement-trading-calender', locale),
    ignored,
    calendar: monthData(site, month, { events: await loadEvents(site) }),
    rows: calendarRows(site, month),
    closures: closureRows(site, years),
    unknown:
      unannounced.length > 0
        ? textOf(locale)('calendar.lunar', { years: unannounced.join(textOf(locale)('common.listSeparator')) })
        : null,
    files: followLabels(site, 'the-exchange-settlement-trading-calender'),
  };
}

/** The month that the address names, otherwise the market's current month. */
export function monthFilter(site: Site, query: URLSearchParams) {
  const params = readQuery(query);
  const named = params.month('month');
  return { month: named ?? monthOf(site.today()), isNamed: named !== null, ignored: params.ignored };
}

export function calendarRows({ locale }: Site, month: string): CalendarRow[] {
  return daysOfMonth(month)
    .filter((date) => isTradingDay(date, { holidays: [] }))
    .map((date) => {
      const isOpen = isTradingDay(date);
      const holiday = holidayOn(date, DEFAULT_CALENDAR);
      return {
        date,
        closedFor: isOpen || !holiday ? null : pick(holiday.name, locale),
        settlesOn: isOpen ? settlementDate(date) : null,
        settles: isOpen ? tradeDateSettledOn(date) : null,
      };
    });
}

export function yearsFrom(month: string): string[] {
  return Array.from({ length: CLOSURE_YEARS }, (_, i) => String(Number(month.slice(0, 4)) + i));
}

export function closureRows({ locale }: Site, years: readonly string[]): ClosureRow[] {
  const t = textOf(locale);
  return closuresWithin(`${years[0]}-01-01`, `${years.at(-1)}-12-31`).map(({ from, to, names }) => ({
    from,
    to,
    name: names.map((name) => pick(name, locale)).join(t('calendar.occasion.and')),
    reopens: nextTradingDay(to),
  }));
}
