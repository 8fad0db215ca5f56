import { WEEKDAYS, formatDate } from '#domain/date.ts';
import { weekday } from '#domain/calendar.ts';
import { DESK_OF, TOPICS, type Topic } from '#domain/forms/contact-topics.ts';
import { openingAt } from '#domain/opening-hours.ts';
import { textOf } from '#messages/text.tsx';
import type { DeskRow } from '#app/blocks/contact/desks-table.tsx';
import type { Site } from '#app/context.ts';
import type { DeskState } from '#app/form-desk.ts';
import { isBuilt, pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { deskOf } from './desks.ts';

/** What answers most messages about a topic. */
const BEFORE: Partial<Record<Topic, RouteName>> = {
  services: 'investing-how-to-trade',
  listing: 'raise-capital-overview',
  membership: 'members-membership-options',
  data: 'the-exchange-marketdata-providers',
  press: 'discover-news-media',
  website: 'status',
  privacy: 'other-privacy-policy',
};
/** Of fewer answers no share is told. */
const ANSWERS_LEAST = 20;

/** What the contact page says around its form. */
export interface ContactFacts {
  open: string | null;
  desks: DeskRow[];
  inTime: string | null;
}

/** Whether somebody answers now, who answers what, and how many answers were in time. */
export function contactFacts(site: Site, state: DeskState | null): ContactFacts {
  return {
    open: openWords(site),
    desks: TOPICS.map((each) => deskRow(site, each)),
    inTime: inTimeWords(state, site.locale),
  };
}

function openWords({ exchange, locale, now }: Site): string | null {
  const opening = openingAt(exchange.opening, now());
  const t = textOf(locale);
  if (opening === null) return null;
  if (opening.isOpen) return t('contact.open', { hour: opening.until });
  const { day, at } = opening;
  return t('contact.closed', { weekday: WEEKDAYS[locale][weekday(day)]!, day: formatDate(day, locale), hour: at });
}

function deskRow({ exchange, locale, search }: Site, topic: Topic): DeskRow {
  const t = textOf(locale);
  const { email, phone } = deskOf(exchange, DESK_OF[topic], locale);
  const { answerWithin } = exchange;
  const days = (count: number) => t('forms.businessDays', { count });
  const page = BEFORE[topic];
  const before = page && isBuilt(page) ? search.titles([pathOf(page)], locale)[0] : undefined;
  return {
    topic,
    label: t(`forms.topic.${topic}`),
    before: before ?? null,
    email,
    phone,
    within:
      topic === 'complaint'
        ? t('contact.desks.complaint', {
            acknowledged: days(answerWithin.acknowledged),
            decided: days(answerWithin.complaint),
          })
        : days(answerWithin[topic]),
  };
}

function inTimeWords(state: DeskState | null, locale: Site['locale']): string | null {
  const { answered = 0, inTime = 0 } = state?.answers ?? {};
  return answered < ANSWERS_LEAST ? null : textOf(locale)('contact.inTime', { answered, inTime });
}
