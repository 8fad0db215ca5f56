import { addDays } from '#domain/calendar.ts';
import { dubaiDate, dubaiInstant } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { EVENT_TOPICS } from './data/events.ts';
import type { EventTopic } from './data/events.ts';

export interface ExchangeEvent extends EventTopic {
  id: string;
  slug: string;
  starts: Instant;
  ends: Instant;
  allDay: boolean;
  published: Instant;
}

/** An event is announced so many days before it. */
const NOTICE_DAYS = 75;
const YEARS_BACK = 2;

/** Events of the last two years and those announced for the coming weeks, latest start first. */
export function eventsUpTo(now: Instant): ExchangeEvent[] {
  const year = Number(dubaiDate(now).slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, i) => year - YEARS_BACK + i);
  return years
    .flatMap((one) => EVENT_TOPICS.map((topic) => eventOf(topic, one)))
    .filter(({ published }) => published <= now)
    .sort((a, b) => b.starts - a.starts);
}

function eventOf(topic: EventTopic, year: number): ExchangeEvent {
  const first = onTradingDay(`${year}-${topic.on}`);
  const last = addDays(first, topic.moreDays ?? 0);
  return {
    ...topic,
    id: contentIdOf(`event/${topic.name}/${year}`),
    slug: `${topic.name}-${year}`,
    starts: dubaiInstant(first, topic.hours?.[0] ?? '00:00'),
    ends: dubaiInstant(last, topic.hours?.[1] ?? '23:59'),
    allDay: topic.hours === undefined,
    published: dubaiInstant(addDays(first, -NOTICE_DAYS), '10:00'),
  };
}
