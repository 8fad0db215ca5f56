import { actionsAhead, type DatedAction } from '#domain/week-ahead.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { NextEvent, NextEventsData } from '#app/blocks/company/next-events.tsx';
import { isAction, isIssue } from '#app/blocks/corporate-actions/action-filters.ts';
import type { Site } from '#app/context.ts';
import { entriesOf } from '#app/data/calendar/entries.ts';
import { issuesOnDays } from '#app/data/calendar/issues.ts';
import { actionsMissing } from '#app/data/calendar/missing.ts';
import { stepWords } from '#app/data/calendar/step-text.ts';

const SHOWN = 6;

/** Upcoming events of an issuer; for dividends and meetings, also a note when there is none. */
export async function loadNext(site: Site, symbol: string): Promise<NextEventsData> {
  const t = textOf(site.locale);
  const today = site.today();
  const [security, entries] = await Promise.all([site.store.securities.find(symbol), entriesOf(site, symbol)]);
  const actions = entries.filter(isAction);
  const events = [
    ...actionsAhead(actions, today).map((action) =>
      eventOf({ ...action, id: `${action.id} ${action.step}` }, stepWords(action, t, site.locale), t),
    ),
    ...issuesOnDays(entries.filter(isIssue), actions, site)
      .filter(({ date }) => date >= today)
      .map((day) => eventOf(day, day.what, t)),
  ]
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    .slice(0, SHOWN);
  const isAwaited = security?.kind === 'equity' || security?.kind === 'reit';
  const isSaid = events.length === 0 && isAwaited;
  return {
    events,
    none: isSaid ? (actionsMissing(site) ?? t(noneOf(site))) : null,
  };
}

/** Without splits from the exchange, the text must not say that there is none. */
function noneOf({ feedStatus }: Site): string {
  return feedStatus.isOffered('splits') ? 'related.event.none' : 'related.event.noneButSplits';
}

type DayOfEvent = Pick<DatedAction, 'id' | 'date' | 'confirmed'>;

function eventOf({ id, date, confirmed }: DayOfEvent, text: string, t: Text): NextEvent {
  return {
    id,
    date,
    text,
    confirmed,
    status: t(confirmed ? 'related.event.confirmed' : 'related.event.proposed'),
  };
}
