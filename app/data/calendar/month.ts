import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { marketTime, marketDate, formatMonthYear } from '#domain/date.ts';
import { monthsFrom, weeksOfMonth, type Month } from '#domain/month.ts';
import { weekAhead } from '#domain/week-ahead.ts';
import type { MonthData } from '#app/blocks/month-calendar/month-calendar.tsx';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import type { HomeEvent } from './events.ts';

/** The weeks of a month with these actions and events, closures, and which trades settle. */
export function monthData(
  { locale }: Pick<Site, 'locale'>,
  month: Month,
  { actions = [], events = [] }: { actions?: readonly CorporateAction[]; events?: readonly HomeEvent[] },
): MonthData {
  return {
    month,
    title: formatMonthYear(`${month}-01`, locale),
    previous: monthsFrom(month, -1),
    next: monthsFrom(month, 1),
    weeks: weeksOfMonth(month).map((days) => daysWith(days, actions, events, locale)),
  };
}

/** Days in the reader's language, with the actions and the exchange's events that fall on them. */
export function daysWith(
  days: readonly string[],
  actions: readonly CorporateAction[],
  events: readonly HomeEvent[],
  locale: Site['locale'],
): WeekDay[] {
  return weekAhead(days, actions).map(({ closedFor, ...day }) => ({
    ...day,
    closedFor: closedFor && pick(closedFor, locale),
    events: events
      .filter(({ startsAt }) => marketDate(startsAt) === day.date)
      .map(({ id, title, startsAt, allDay }) => ({
        id,
        title: pick(title, locale),
        time: allDay ? null : marketTime(startsAt),
      })),
  }));
}
