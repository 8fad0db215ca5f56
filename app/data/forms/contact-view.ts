import { WEEKDAYS, formatDate, marketInstant } from '#domain/date.ts';
import { pick } from '#domain/bilingual.ts';
import { weekday } from '#domain/calendar.ts';
import { DESK_OF, TOPICS, type Topic } from '#domain/forms/contact-topics.ts';
import { openingAt } from '#domain/opening-hours.ts';
import { textOf } from '#messages/text.tsx';
import type { DeskRow } from '#app/blocks/contact/desks-table.tsx';
import type { Site } from '#app/context.ts';
import type { Instant } from '#domain/time.ts';
import type { DeskState } from '#app/form-desk.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { deskOf } from './desks.ts';

/** Pages that answer most messages about a topic. */
const BEFORE: Partial<Record<Topic, readonly RouteName[]>> = {
  services: ['investing-how-to-receive-dividends', 'investing-mobile-app-reg', 'investing-how-to-trade'],
  listing: ['raise-capital-overview'],
  membership: ['members-membership-options'],
  data: ['the-exchange-marketdata-providers'],
  press: ['discover-news-media'],
  website: ['status'],
  privacy: ['other-privacy-policy'],
  complaint: ['members-brokers-directory'],
};
/** Below this number of answers, no share is shown. */
const ANSWERS_LEAST = 20;

/** Whether a desk answers now, and the hours of that day, or of the next one, as instants. */
export interface OpenNow {
  words: string;
  from: Instant;
  to: Instant;
}

/** Texts of the contact page around its form. */
export interface ContactFacts {
  open: OpenNow | null;
  /** Where a complaint can be taken further; null when the exchange names no regulator. */
  regulator: { name: string; href: string } | null;
  desks: DeskRow[];
  inTime: string | null;
}

/** Whether a desk answers now, which desk answers what, and how many answers were in time. */
export function contactFacts(site: Site, state: DeskState | null): ContactFacts {
  return {
    open: openNow(site),
    regulator: regulatorOf(site),
    desks: TOPICS.map((each) => deskRow(site, each)),
    inTime: inTimeWords(state, site.locale),
  };
}

function regulatorOf({ exchange: { regulator }, locale }: Site): ContactFacts['regulator'] {
  return regulator && { name: pick(regulator.name, locale), href: regulator.complaints };
}

function openNow({ exchange, locale, now }: Site): OpenNow | null {
  const opening = openingAt(exchange.opening, now());
  const t = textOf(locale);
  if (opening === null) return null;
  const { isOpen, day, from, to } = opening;
  const opens = { weekday: WEEKDAYS[locale][weekday(day)]!, day: formatDate(day, locale), hour: from };
  return {
    words: isOpen ? t('contact.open', { hour: to }) : t('contact.closed', opens),
    from: marketInstant(day, from),
    to: marketInstant(day, to),
  };
}

function deskRow({ exchange, locale, search }: Site, topic: Topic): DeskRow {
  const t = textOf(locale);
  const { name, email, phone } = deskOf(exchange, DESK_OF[topic], locale);
  const { answerWithin } = exchange;
  const days = (count: number) => t('forms.businessDays', { count });
  return {
    topic,
    label: t(`forms.topic.${topic}`),
    who: name,
    before: search.titles(
      (BEFORE[topic] ?? []).map((page) => pathOf(page)),
      locale,
    ),
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
