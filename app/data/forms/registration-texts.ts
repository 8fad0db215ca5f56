import { weekday } from '#domain/calendar.ts';
import { formatDate, marketDate, marketTime, WEEKDAYS } from '#domain/date.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { endsOnAnotherDay, type EventSession, type SessionPart } from '#domain/registration.ts';
import { textOf } from '#messages/text.tsx';

/** 'Monday, 07 Dec, 2026, 09:00 to 12:30'; a part past midnight names both days. */
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

/** All parts of a session. */
export function whenWords({ parts }: EventSession, locale: Locale): string {
  return parts.map((part) => partWords(part, locale)).join(textOf(locale)('registrations.and'));
}

/** The session as an option: its days and its language, and for a full one that it has a waiting list. */
export function sessionLabel(session: EventSession, left: number | null, locale: Locale): string {
  const t = textOf(locale);
  const words = t('registrations.choice', {
    when: whenWords(session, locale),
    language: languageWords(session, locale),
  });
  const seats = seatWords(left, locale);
  return seats === null ? words : t('registrations.choiceSeats', { words, seats });
}

/** With more seats left than this, the number is not shown. */
const FEW = 20;

/** The number of seats left, when few; null when there are many or the number is unknown. */
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
