import { pick } from '#domain/bilingual.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { MailCalendar } from '#domain/forms/mail.ts';
import type { Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { sessionKey, sessionOf, spanOf, type EventSession, type Registration } from '#domain/registration.ts';
import { pathOf } from '#app/page-path.ts';
import type { Sender } from './form-kind.ts';
import { registrationPage, type FoundRegistration } from './registrations.ts';

type Known = Pick<FoundRegistration, 'all' | 'revisions'>;

/** Calendar of a session's days for the holder of a seat; null when the session no longer exists. */
export function registrationCalendar(
  known: Known,
  sender: Sender,
  { stored, locale }: { stored: unknown; locale: Locale },
): MailCalendar | null {
  const found = sessionOf(known.all, stored);
  if (!found) return null;
  const { registration, session } = found;
  const page = pageOf(registration, sender, locale);
  return {
    title: pick(registration.title, locale),
    entries: sessionDays(known, registration, session, { page, locale }),
    source: {
      source: pick(sender.exchange.name, locale),
      page,
      search: '',
      domain: sender.exchange.shortName.toLowerCase(),
      locale,
    },
  };
}

export function pageOf({ key }: Registration, { origin }: Pick<Sender, 'origin'>, locale: Locale): string {
  return origin + hrefIn(locale, pathOf(registrationPage(key)));
}

/** One entry for each day. Its id never changes, and its sequence number rises with each change of the event. */
export function sessionDays(
  { revisions }: Pick<Known, 'revisions'>,
  registration: Registration,
  session: EventSession,
  { page, locale }: { page: string; locale: Locale },
): CalendarDay[] {
  const { id, title, isExpected, cancelled, opens } = registration;
  const { count = 0, changedAt = Math.min(opens, spanOf([session]).from) } = revisions[id] ?? {};
  return session.parts.map(({ from, to }, place) => ({
    id: `${sessionKey(registration, session).replace('/', '-')}-${place + 1}`,
    title: pick(title, locale),
    from,
    to,
    marker: cancelled ? 'withdrawn' : isExpected ? 'proposed' : 'confirmed',
    revision: { count, changedAt },
    place: pick(session.place, locale),
    url: page,
  }));
}
