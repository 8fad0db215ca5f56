import { weekday } from '#domain/calendar.ts';
import { pick } from '#domain/bilingual.ts';
import { marketTime, marketDate, formatDate, formatDayMonth, WEEKDAYS } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { ClosedFor } from './moment-answer.ts';

/** A day with its weekday: 'Friday 20 Nov, 2026'. */
export function dayText(date: PlainDate, locale: Locale): string {
  return `${WEEKDAYS[locale][weekday(date)]} ${formatDate(date, locale)}`;
}

/** A time of day, with its day where that differs from the day of `spokenOf`. */
export function timeText(at: Instant, spokenOf: Instant, locale: Locale): string {
  const clock = marketTime(at);
  return marketDate(at) === marketDate(spokenOf) ? clock : `${formatDayMonth(at, locale)} ${clock}`;
}

/** Why there is no trading on a day. */
export function closedText(closedFor: NonNullable<ClosedFor>, locale: Locale, t: Text): string {
  return closedFor === 'weekend' ? t('deadlines.weekend') : pick(closedFor, locale);
}
