import { actionsAhead, type DatedAction } from '#domain/week-ahead.ts';
import { textOf, type Text } from '#messages/text.tsx';
import type { NextEvent, NextEventsData } from '#app/blocks/company/next-events.tsx';
import type { Site } from '#app/context.ts';
import { isUnread } from '#app/stale-data.ts';
import { stepWords } from '#app/pages/step-words.ts';

const SHOWN = 6;

/** What is known to come of an issuer; of a kind that pays or meets it is said when nothing is. */
export async function loadNext(site: Site, symbol: string): Promise<NextEventsData> {
  const t = textOf(site.locale);
  const today = site.today();
  const [security, actions] = await Promise.all([
    site.store.securities.find(symbol),
    site.store.corporateActions.list({ symbol }),
  ]);
  const events = actionsAhead(actions, today).slice(0, SHOWN);
  const isAwaited = security?.kind === 'equity' || security?.kind === 'reit';
  const isSaid = events.length === 0 && isAwaited;
  const isUnknown = isSaid && isUnread(site, 'dividends', 'splits');
  return {
    events: events.map((event) => eventOf(event, t)),
    none: isSaid ? t(isUnknown ? 'related.event.unread' : 'related.event.none') : null,
  };
}

function eventOf(action: DatedAction, t: Text): NextEvent {
  const { id, step, date, confirmed } = action;
  return {
    id: `${id} ${step}`,
    date,
    text: stepWords(action, t),
    confirmed,
    standing: t(confirmed ? 'related.event.confirmed' : 'related.event.proposed'),
  };
}
