import { pick } from '#domain/bilingual.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import { addDays } from '#domain/calendar.ts';
import type { SeatNews, SeatToNotify } from '#domain/forms/seats.ts';
import {
  notifiableFacts,
  REGISTRATION_DOCUMENTS,
  sessionOf,
  spanOf,
  type EventSession,
  type Registration,
} from '#domain/registration.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { deskOf } from './desks.ts';
import { pageOf, registrationCalendar } from './registration-calendar.ts';
import { readRegistrations } from './registrations.ts';
import { placeWords, whenWords } from './registration-texts.ts';

const REMINDED_AT = '10:00';

/**
 * The current messages to holders of seats and to the waiting list: changes of the event, and a reminder the day
 * before.
 */
export async function seatNews(site: Site, seats: readonly SeatToNotify[]): Promise<SeatNews[]> {
  const [all, revisions] = await Promise.all([
    readRegistrations(site),
    site.store.documents.revisions(REGISTRATION_DOCUMENTS),
  ]);
  const now = site.now();
  return seats.flatMap((seat) => {
    const found = sessionOf(all, seat.session);
    if (!found || spanOf([found.session]).to <= now) return [];
    const told = notifiableFacts(found.registration, found.session);
    const kind = kindOf(seat, found, told, now);
    if (kind === null) return [];
    return [
      { reference: seat.reference, kind, told, mail: newsMail(site, { all, revisions }, seat, { ...found, kind }) },
    ];
  });
}

interface Found {
  registration: Registration;
  session: EventSession;
}

function kindOf(
  seat: SeatToNotify,
  { registration, session }: Found,
  told: string,
  now: Instant,
): SeatNews['kind'] | null {
  if (seat.told !== told) return 'change';
  const { from } = spanOf([session]);
  const day = marketDate(from);
  const isDue = marketInstant(addDays(day, -1), REMINDED_AT) <= now && now < marketInstant(day, '00:00');
  return isDue && seat.state === 'held' && !seat.isReminded && !registration.cancelled ? 'reminder' : null;
}

type Known = Parameters<typeof registrationCalendar>[0];

function newsMail(
  { exchange, origin }: Site,
  known: Known,
  { reference, email, locale, session: stored, state, told }: SeatToNotify,
  { registration, session, kind }: Found & { kind: SeatNews['kind'] },
): SeatNews['mail'] {
  const t = textOf(locale);
  const title = pick(registration.title, locale);
  const calendar = state === 'held' ? registrationCalendar(known, { exchange, origin }, { stored, locale }) : null;
  const { cancelled } = registration;
  const what = kind === 'reminder' ? 'reminder' : cancelled ? 'cancelled' : told === '' ? 'seat' : 'change';
  const lines = [
    t('mails.event.title', { title }),
    t('mails.event.when', { when: whenWords(session, locale) }),
    t('mails.event.place', { place: placeWords(session, locale) }),
    ...(registration.isExpected ? [t('registrations.expected')] : []),
    t('mails.copy.reference', { reference }),
  ];
  return {
    to: email,
    replyTo: deskOf(exchange, 'events', locale).email,
    subject: t(`mails.event.${what}.subject`, { reference }),
    text: `${[
      t(`mails.event.${what}`, { why: cancelled ? pick(cancelled.why, locale) : '' }),
      lines.join('\n'),
      t('mails.event.more', { page: pageOf(registration, { origin }, locale) }),
      pick(exchange.name, locale),
    ].join('\n\n')}\n`,
    ...(calendar && { calendar }),
  };
}
