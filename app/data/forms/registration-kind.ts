import { pick } from '#domain/bilingual.ts';
import { formatDate, marketTime } from '#domain/date.ts';
import type { RegistrationTerms, RegistrationValues } from '#domain/forms/registration.ts';
import { recordOf } from '#domain/forms/form.ts';
import {
  notifiableFacts,
  registrationState,
  sessionOf,
  spanOf,
  type Registration,
  type RegistrationKey,
} from '#domain/registration.ts';
import { textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { deskOf } from './desks.ts';
import type { FormKind, RequestedSeat } from './form-kind.ts';
import { registrationCalendar } from './registration-calendar.ts';
import { daysUntilOver, openSessions, registrationPage, type FoundRegistration } from './registrations.ts';
import { seatNotHeld } from './seat-not-held.ts';
import { placeWords, sessionLabel, whenWords } from './registration-texts.ts';

/** The extra question of one event. */
const OWN: Readonly<Record<RegistrationKey, RegistrationTerms['own']>> = {
  'derivatives-training': 'experience',
  'dubai-reit-market': 'interest',
  'suhoor-gathering': null,
};
/** The event whose attendees receive a certificate. */
const CERTIFIED: RegistrationKey = 'derivatives-training';

/** The form of an event in its current state. */
export function registrationKind(found: FoundRegistration, now: number): FormKind<'registration'> {
  const { key, current, all } = found;
  const open = openSessions(found, now);
  const guests = current?.guestsMost ?? 0;
  return {
    name: 'registration',
    page: registrationPage(key),
    terms: () => ({
      sessions: open.map(({ id }) => id),
      guests,
      byInvitation: current?.byInvitation ?? false,
      own: OWN[key],
    }),
    options: ({ locale }) => ({
      session: open.map(({ id, session, left }) => ({ value: id, label: sessionLabel(session, left, locale) })),
      guests: Array.from({ length: guests + 1 }, (_, number) => ({ value: String(number), label: String(number) })),
      news: [{ value: 'yes', label: textOf(locale)('forms.yes') }],
    }),
    // Submissions about an earlier event name its session too.
    storedOptions: ({ locale }) => ({
      session: allSessions(all).map(({ id, session }) => ({ value: id, label: sessionLabel(session, null, locale) })),
    }),
    chosen: () => ({
      full: [fullOf(open)],
      guests: ['0'],
      ...(open.length === 1 && { session: [open[0]!.id] }),
    }),
    readBy: ({ exchange, locale }) => deskOf(exchange, 'events', locale).name,
    period({ exchange, locale }) {
      const t = textOf(locale);
      const days = (count: number) => t('forms.days', { count });
      const { registration, attended, news } = exchange.forms.keepDays;
      const values = { days: days(registration), attended: days(attended), news: days(news) };
      return t(key === CERTIFIED ? 'forms.period.training' : 'forms.period.registration', values);
    },
    closed: (site) => closedWords(found, site),
    attendedDays: key === CERTIFIED ? ({ exchange }) => exchange.forms.keepDays.attended : undefined,
    seat: (site, values) => requestedSeat(current!, site, values),
    full: (typed) => ({ ...typed, full: [[...(typed['full'] ?? []), ...(typed['session'] ?? [])].join(' ').trim()] }),
    entry({ exchange, now: marketNow }, values) {
      const { full: _, code: __, ...record } = values;
      const { registration, news } = exchange.forms.keepDays;
      return {
        fields: recordOf(record),
        email: values.email,
        keepDays: daysUntilOver(current!, marketNow()) + (values.news ? news : registration),
        answerBy: null,
        desk: 'events',
      };
    },
    copy({ locale }, { fields, seat }) {
      const t = textOf(locale);
      const found = sessionOf(all, fields['session']);
      const facts = found && [
        t('mails.event.title', { title: pick(found.registration.title, locale) }),
        t('mails.event.when', { when: whenWords(found.session, locale) }),
        t('mails.event.place', { place: placeWords(found.session, locale) }),
      ];
      const next =
        seat === 'held'
          ? { next: t('mails.next.registration'), withoutMail: t('forms.receipt.seat.held') }
          : seatNotHeld(seat, locale);
      return { facts: facts ?? [], ...next };
    },
    calendar: (sender, { fields, locale, seat }) =>
      seat === 'held' ? registrationCalendar(found, sender, { stored: fields['session'], locale }) : null,
  };
}

const allSessions = (all: readonly Registration[]) =>
  all.flatMap((registration) =>
    registration.sessions.map((session) => ({ id: `${registration.id}/${session.id}`, session })),
  );

const fullOf = (open: readonly { id: string; left: number | null }[]) =>
  open
    .filter(({ left }) => left === 0)
    .map(({ id }) => id)
    .join(' ');

/** A sender has one place in a session. A sender who has read that it is full joins the waiting list. */
function requestedSeat(current: Registration, site: Site, values: RegistrationValues): RequestedSeat {
  const { session: id, full, guests, code } = values;
  const session = sessionOf([current], id)!.session;
  return {
    seat: {
      session: id,
      capacity: session.seats,
      places: 1 + Number(guests ?? 0),
      waits: (full ?? '').split(' ').includes(id),
      told: notifiableFacts(current, session),
      offersForMs: Math.max(0, spanOf([session]).from - site.now()),
    },
    replaces: true,
    ...(typeof code === 'string' && { invitation: { key: current.key, code } }),
  };
}

/** Why registration is closed; null while open. */
function closedWords({ current, missing }: FoundRegistration, { now, locale }: Site): string | null {
  const t = textOf(locale);
  if (current === null) return t(`registrations.state.${missing}`);
  const { opens, closes, cancelled } = current;
  const state = registrationState(current, now());
  switch (state) {
    case 'open':
      return null;
    case 'not-open':
      return t('registrations.state.not-open', { day: formatDate(opens, locale), hour: marketTime(opens) });
    case 'closed':
      return t('registrations.state.closed', { day: formatDate(closes, locale) });
    case 'cancelled':
      return t('registrations.state.cancelled', { why: cancelled ? pick(cancelled.why, locale) : '' });
    case 'over':
      return t('registrations.state.over', { day: formatDate(spanOf(current.sessions).to, locale) });
  }
}
