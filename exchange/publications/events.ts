import { addDays } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { spanOf } from '#domain/registration.ts';
import type { Instant } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { EVENT_TOPICS } from './data/events.ts';
import type { EventTopic } from './data/events.ts';
import { announcedBy, type PlannedRegistration } from './registrations.ts';

export interface ExchangeEvent extends Pick<
  EventTopic,
  'title' | 'summary' | 'content' | 'place' | 'kind' | 'abroad' | 'companies' | 'meetings'
> {
  id: string;
  slug: string;
  starts: Instant;
  ends: Instant;
  allDay: boolean;
  published: Instant;
}

/** Days between an event's announcement and the event. */
const NOTICE_DAYS = 75;
const YEARS_BACK = 2;

/** Events of the last two years and announced future ones, latest start first. */
export function eventsUpTo(now: Instant): ExchangeEvent[] {
  const year = Number(marketDate(now).slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, i) => year - YEARS_BACK + i);
  const topical = years.flatMap((one) => EVENT_TOPICS.map((topic) => eventOf(topic, one)));
  return [...topical, ...announcedBy(now).map(registeredEvent)]
    .filter(({ published }) => published <= now)
    .sort((a, b) => b.starts - a.starts);
}

/** An event with a registration page on this site. */
function registeredEvent({ event, slug, published, facts, sessions, cancelled, key }: PlannedRegistration) {
  const { from, to } = spanOf(sessions);
  const link = (words: string) => `<a href="/registrations/${key}">${words}</a>`;
  return {
    id: event ?? slug,
    slug,
    title: facts.title,
    summary: facts.summary,
    place: facts.place,
    content: cancelled
      ? { en: `<p>Called off. ${cancelled.why.en}</p>`, ar: `<p>أُلغيت الفعالية. ${cancelled.why.ar}</p>` }
      : {
          en: `<p>${facts.summary.en}</p><p>Seats are limited: ${link('register')}.</p>`,
          ar: `<p>${facts.summary.ar}</p><p>المقاعد محدودة: ${link('التسجيل')}.</p>`,
        },
    starts: from,
    ends: to,
    allDay: false,
    published,
  };
}

function eventOf(topic: EventTopic, year: number): ExchangeEvent {
  const first = onTradingDay(`${year}-${topic.on}`);
  const last = addDays(first, topic.moreDays ?? 0);
  return {
    ...topic,
    id: contentIdOf(`event/${topic.name}/${year}`),
    slug: `${topic.name}-${year}`,
    starts: marketInstant(first, topic.hours?.[0] ?? '00:00'),
    ends: marketInstant(last, topic.hours?.[1] ?? '23:59'),
    allDay: topic.hours === undefined,
    published: marketInstant(addDays(first, -NOTICE_DAYS), '10:00'),
  };
}
