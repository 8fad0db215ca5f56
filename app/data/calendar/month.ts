import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { marketTime, marketDate, formatMonthYear } from '#domain/date.ts';
import { monthsFrom, weeksOfMonth, type Month } from '#domain/month.ts';
import { weekAhead } from '#domain/week-ahead.ts';
import type { MonthData } from '#app/blocks/month-calendar/month-calendar.tsx';
import type { IssueOnDay, WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import type { HomeEvent } from './events.ts';

/** Data that falls on days. */
interface KnownOfDays {
  actions: readonly CorporateAction[];
  /** Days of offerings and rights issues. */
  issues: readonly IssueOnDay[];
  /** The exchange's own events. */
  events: readonly HomeEvent[];
}

/** The weeks of a month with their actions, issues and events, closures, and which trades settle. */
export function monthData({ locale }: Pick<Site, 'locale'>, month: Month, known: Partial<KnownOfDays>): MonthData {
  return {
    month,
    title: formatMonthYear(`${month}-01`, locale),
    previous: monthsFrom(month, -1),
    next: monthsFrom(month, 1),
    weeks: weeksOfMonth(month).map((days) => daysWith(days, known, locale)),
  };
}

/** Days in the reader's language, with what falls on them. */
export function daysWith(
  days: readonly string[],
  { actions = [], issues = [], events = [] }: Partial<KnownOfDays>,
  locale: Site['locale'],
): WeekDay[] {
  return weekAhead(days, actions).map(({ closedFor, ...day }) => ({
    ...day,
    closedFor: closedFor && pick(closedFor, locale),
    issues: issues.filter(({ date }) => date === day.date),
    events: events
      .filter(({ startsAt }) => marketDate(startsAt) === day.date)
      .map(({ id, title, startsAt, allDay }) => ({
        id,
        title: pick(title, locale),
        time: allDay ? null : marketTime(startsAt),
      })),
  }));
}
