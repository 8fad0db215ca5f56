import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { ACTION_STEPS, daysOfAction, type ActionStep } from '#domain/week-ahead.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { pathOf } from '#app/page-path.ts';
import { stepWords } from '#app/data/calendar/step-text.ts';
import { parts } from './file-parts.ts';
import type { CalendarDay, FeedItem } from './table.ts';

/**
 * Every day of these actions, from `since` on; withdrawn ones are included, so that calendars that contain them strike
 * them out.
 */
export async function calendarOf(
  site: Site,
  actions: readonly CorporateAction[],
  { steps = ACTION_STEPS, since = '' }: { steps?: readonly ActionStep[]; since?: PlainDate } = {},
): Promise<CalendarDay[]> {
  const { store, locale, origin } = site;
  const t = textOf(locale);
  const revisions = await store.corporateActions.revisions();
  // What was never stored has no change of its own: its entry is of the day on which the calendar is made (RFC 5545, 3.8.7.2).
  const unstored = { count: 0, changedAt: marketInstant(site.today(), '00:00') };
  const calendar: CalendarDay[] = [];
  const daysOf = (action: CorporateAction): CalendarDay[] => {
    const { id, symbol, issuer, marker } = action;
    const path = pathOf('the-exchange-company-corporate-actions', { SecuritySymbol: symbol });
    const days = daysOfAction(action).filter(({ step, date }) => steps.includes(step) && date >= since);
    return days.map((day) => ({
      id: `${id}-${day.step}`,
      title: `${symbol}: ${stepWords(day, t, locale)}`,
      from: day.date,
      to: null,
      marker,
      revision: revisions[id] ?? unstored,
      url: origin + hrefIn(locale, path),
      notes: `${pick(issuer, locale)} · ${t(`records.marker.${marker}`)}`,
    }));
  };
  for await (const some of parts(actions)) calendar.push(...some.flatMap(daysOf));
  return calendar;
}

/** A feed item for each change of an action; meetings that only the e-board has are reported there. */
export function actionItem(
  { id, symbol, issuer, kind, marker }: CorporateAction,
  changedAt: number | undefined,
  site: Site,
): FeedItem | null {
  if (changedAt === undefined) return null;
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
