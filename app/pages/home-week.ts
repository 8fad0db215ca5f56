import { dubaiDate } from '#domain/date.ts';
import { daysAhead } from '#domain/week-ahead.ts';
import type { WeekDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import type { HomeEvent } from './home-events.ts';
import { daysWith } from './month-data.ts';

const DAYS_SHOWN = 5;

/** The next days with corporate actions, the exchange's events, closures, and which trades settle. */
export async function loadWeek({ store, locale, now }: Site, events: readonly HomeEvent[]): Promise<WeekDay[]> {
  const days = daysAhead(dubaiDate(now()), DAYS_SHOWN);
  const actions = await store.corporateActions.list({ from: days[0]!, to: days.at(-1)! });
  return daysWith(days, actions, events, locale);
}
