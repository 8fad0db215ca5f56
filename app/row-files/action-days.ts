import { pick } from '#domain/bilingual.ts';
import type { CorporateAction } from '#domain/corporate-action.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { ACTION_STEPS, daysOfAction, type ActionStep } from '#domain/week-ahead.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '../context.ts';
import { pathOf } from '../page-path.ts';
import { stepWords } from '../pages/step-words.ts';
import type { CalendarDay } from './row-file.ts';

/** Every day of these actions; of withdrawn ones too, so that a calendar that holds them strikes them out. */
export async function calendarOf(
  site: Site,
  actions: readonly CorporateAction[],
  steps: readonly ActionStep[] = ACTION_STEPS,
): Promise<CalendarDay[]> {
  const { store, locale, origin } = site;
  const t = textOf(locale);
  const revisions = await store.corporateActions.revisions();
  return actions.flatMap((action) => {
    const { id, symbol, issuer, marker } = action;
    const path = pathOf('the-exchange-company-corporate-actions', { SecuritySymbol: symbol });
    const days = daysOfAction(action).filter(({ step }) => steps.includes(step));
    return days.map((day) => ({
      id: `${id}-${day.step}`,
      title: `${symbol}: ${stepWords(day, t)}`,
      from: day.date,
      to: null,
      marker,
      revision: revisions[id] ?? { count: 0, changedAt: 0 },
      url: origin + hrefIn(locale, path),
      notes: `${pick(issuer, locale)} · ${t(`records.marker.${marker}`)}`,
    }));
  });
}
