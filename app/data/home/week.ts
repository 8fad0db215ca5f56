import { marketDate } from '#domain/date.ts';
import { daysAhead } from '#domain/week-ahead.ts';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import type { HomeEvent } from '#app/data/calendar/events.ts';
import { daysWith } from '#app/data/calendar/month.ts';

const DAYS_SHOWN = 5;

/** The next days with corporate actions, the exchange's events, closures, and which trades settle. */
export async function loadWeek(site: Site, events: readonly HomeEvent[]): Promise<WeekDay[]> {
  const days = daysAhead(marketDate(site.now()), DAYS_SHOWN);
  const actions = await knownActions(site, { from: days[0]!, to: days.at(-1)! });
  return daysWith(days, actions, events, site.locale);
}
