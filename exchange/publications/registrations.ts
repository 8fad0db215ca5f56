import { addDays } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { spanOf, type EventSession, type Registration, type RegistrationKey } from '#domain/registration.ts';
import { dayNumber, type Instant, type PlainDate } from '#domain/time.ts';
import { onTradingDay } from '../issuers/corporate-year.ts';
import { contentIdOf } from '../issuers/seeded.ts';
import { REGISTRATION_FACTS, type RegistrationFacts } from './data/registrations.ts';
import { ramadanOf } from './ramadan.ts';

/** Days before an event on which it is announced, and on which registration opens. */
const NOTICE_DAYS = 75;
const OPENS_DAYS = 60;
/** Registration closes at noon, this many days before the event. */
const CLOSES_DAYS = 2;
/** Days after the event for which it is shown. */
const SHOWN_AFTER_DAYS = 120;
/** Days after the event during which the availability of slides or a recording is unknown. */
const MATERIALS_DAYS = 5;
const YEARS_BACK = 2;
/** The event is on this night of Ramadan; ten days before it, the month has begun and the night is certain. */
const NIGHT = 13;
const CERTAIN_DAYS = 10;
const CALLED_OFF_DAYS = 12;

/**
 * The first day of each event in a year: after the month of results, in the season of general meetings, and in Ramadan.
 */
const FIRST_DAY: Readonly<Record<RegistrationKey, (year: number) => PlainDate>> = {
  'derivatives-training': (year) => onTradingDay(`${year}-12-07`),
  'dubai-reit-market': (year) => onTradingDay(`${year}-04-14`),
  'suhoor-gathering': (year) => addDays(ramadanOf(year), NIGHT - 1),
};

export interface PlannedRegistration extends Registration {
  /** The event's name in addresses. */
  slug: string;
  facts: RegistrationFacts;
  published: Instant;
  /** When the event's data last changed. */
  changed: Instant;
}

/** Events that need registration, as of that moment, next one first. */
export function registrationsAt(now: Instant): PlannedRegistration[] {
  return announcedBy(now).filter(({ sessions }) => now < shownUntil(sessions));
}

/** Events announced by that moment, including those of recent years. */
export function announcedBy(now: Instant): PlannedRegistration[] {
  const year = Number(marketDate(now).slice(0, 4));
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, i) => year - YEARS_BACK + i);
  return years
    .flatMap((one) => REGISTRATION_FACTS.map((facts) => planned(facts, one, now)))
    .filter(({ published }) => published <= now)
    .sort((a, b) => a.published - b.published);
}

const lastOf = (sessions: readonly EventSession[]) => spanOf(sessions).to;

function shownUntil(sessions: readonly EventSession[]): Instant {
  return marketInstant(addDays(marketDate(lastOf(sessions)), SHOWN_AFTER_DAYS), '00:00');
}

function planned(facts: RegistrationFacts, year: number, now: Instant): PlannedRegistration {
  const { key, title, audience, byInvitation, guestsMost, programme, place } = facts;
  const first = FIRST_DAY[key](year);
  const before = (days: number, hour: string) => marketInstant(addDays(first, -days), hour);
  const certainAt = before(CERTAIN_DAYS, '09:00');
  const restsOnMoon = key === 'suhoor-gathering';
  const why = facts.calledOff[year];
  const calledOffAt = before(CALLED_OFF_DAYS, '09:00');
  const published = before(NOTICE_DAYS, '10:00');
  const slug = `${key}-${year}`;
  const sessions = facts.sessions.map((session) => sessionOf(session, first, place));
  const materialsAt = marketInstant(addDays(marketDate(lastOf(sessions)), MATERIALS_DAYS), '10:00');
  const changes = [published, materialsAt, ...(restsOnMoon ? [certainAt] : []), ...(why ? [calledOffAt] : [])];
  return {
    id: contentIdOf(`registration/${slug}`),
    event: contentIdOf(`event/${slug}`),
    slug,
    facts,
    published,
    changed: Math.max(...changes.filter((at) => at <= now), published),
    key,
    title,
    audience,
    byInvitation,
    guestsMost,
    programme,
    opens: before(OPENS_DAYS, '10:00'),
    closes: before(CLOSES_DAYS, '12:00'),
    sessions,
    isExpected: restsOnMoon && now < certainAt,
    cancelled: why && calledOffAt <= now ? { on: marketDate(calledOffAt), why } : null,
    materials: why || now < materialsAt ? null : facts.materials.map((each) => ({ ...each, url: urlOf(slug, each) })),
  };
}

const urlOf = (slug: string, { kind, language }: RegistrationFacts['materials'][number]) =>
  `https://events.example/${slug}/${kind}-${language}`;

type PlannedSession = RegistrationFacts['sessions'][number];

/** A session of two days takes consecutive trading days; a night session need not be on a trading day. */
function sessionOf(
  { id, after, days, language, seats }: PlannedSession,
  first: PlainDate,
  place: EventSession['place'],
) {
  const beginning = days.length > 1 ? twoDaysFrom(addDays(first, after)) : addDays(first, after);
  const parts = days.map(({ from, to, overnight = false }, place) => {
    const day = addDays(beginning, place);
    return { from: marketInstant(day, from), to: marketInstant(overnight ? addDays(day, 1) : day, to) };
  });
  return { id, parts, place, language, seats };
}

function twoDaysFrom(day: PlainDate): PlainDate {
  const start = onTradingDay(day);
  const next = onTradingDay(addDays(start, 1));
  return dayNumber(next) - dayNumber(start) === 1 ? start : twoDaysFrom(next);
}
