import { actionsAhead, type DatedAction } from '#domain/week-ahead.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { NextEvent, NextEventsData } from '#app/blocks/company/next-events.tsx';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { actionsMissing } from '#app/data/calendar/missing.ts';
import { stepWords } from '#app/data/calendar/step-text.ts';

const SHOWN = 6;

/** What is known to come of an issuer; of a kind that pays or meets it is said when nothing is. */
export async function loadNext(site: Site, symbol: string): Promise<NextEventsData> {
  const t = textOf(site.locale);
  const today = site.today();
  const [security, actions] = await Promise.all([site.store.securities.find(symbol), knownActions(site, { symbol })]);
  const events = actionsAhead(actions, today).slice(0, SHOWN);
  const isAwaited = security?.kind === 'equity' || security?.kind === 'reit';
  const isSaid = events.length === 0 && isAwaited;
  return {
    events: events.map((event) => eventOf(event, t, site.locale)),
    none: isSaid ? (actionsMissing(site) ?? t(noneOf(site))) : null,
  };
}

/** Where the exchange does not give splits, it cannot be said that there is none. */
function noneOf({ feedStatus }: Site): string {
  return feedStatus.isOffered('splits') ? 'related.event.none' : 'related.event.noneButSplits';
}

function eventOf(action: DatedAction, t: Text, locale: Locale): NextEvent {
  const { id, step, date, confirmed } = action;
  return {
    id: `${id} ${step}`,
    date,
    text: stepWords(action, t, locale),
    confirmed,
    status: t(confirmed ? 'related.event.confirmed' : 'related.event.proposed'),
  };
}
