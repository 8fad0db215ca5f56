import { weekday } from '#domain/calendar.ts';
import { formatDate, marketDate, marketTime, WEEKDAYS } from '#domain/date.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { endsOnAnotherDay, type EventSession, type SessionPart } from '#domain/registration.ts';
import { textOf } from '#messages/text.tsx';

/** 'Monday, 07 Dec, 2026, 09:00 to 12:30'; over midnight it names both days. */
export function partWords(part: SessionPart, locale: Locale): string {
  const t = textOf(locale);
  const [from, to] = [marketTime(part.from), marketTime(part.to)];
  if (!endsOnAnotherDay(part)) return t('registrations.part', { day: dayWords(part.from, locale), from, to });
  const [day, next] = [dayWords(part.from, locale), dayWords(part.to, locale)];
  return t('registrations.overnight', { day, from, next, to });
}

function dayWords(at: number, locale: Locale): string {
  const name = WEEKDAYS[locale][weekday(marketDate(at))]!;
  return textOf(locale)('registrations.day', { weekday: name, day: formatDate(at, locale) });
}

/** All stretches of a session. */
export function whenWords({ parts }: EventSession, locale: Locale): string {
  return parts.map((part) => partWords(part, locale)).join(textOf(locale)('registrations.and'));
}

/** The session as one chooses it: its days and its language, and of a full one that it has a waiting list. */
export function sessionLabel(session: EventSession, left: number | null, locale: Locale): string {
  const t = textOf(locale);
  const words = t('registrations.choice', {
    when: whenWords(session, locale),
    language: languageWords(session, locale),
  });
  const seats = seatWords(left, locale);
  return seats === null ? words : t('registrations.choiceSeats', { words, seats });
}

/** More seats than these are left unsaid. */
const FEW = 20;

/** How many seats are left, where they are few; null where they are many, or it is not known. */
export function seatWords(left: number | null, locale: Locale): string | null {
  const t = textOf(locale);
  if (left === null || left > FEW) return null;
  return left > 0 ? t('forms.seats.left', { count: left }) : t('registrations.full');
}

export function languageWords({ language }: EventSession, locale: Locale): string {
  return textOf(locale)(`registrations.language.${language}`);
}

export function placeWords({ place }: EventSession, locale: Locale): string {
  return pick(place, locale);
}
