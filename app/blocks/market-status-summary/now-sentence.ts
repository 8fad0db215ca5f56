import { pick } from '#domain/bilingual.ts';
import { weekday } from '#domain/calendar.ts';
import { marketDate, marketTime, WEEKDAYS } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import type { StatusNow } from './status-now.ts';

/** What can be done with orders now, in one sentence, with the day from which on where that is not today. */
export function nowSentence({ sentence, next, holiday }: StatusNow, locale: Locale, t: Text): string {
  const id = sentence === 'closed' && !next.isToday ? 'closedUntil' : sentence;
  return t(`market.now.${id}`, {
    time: marketTime(next.at),
    day: WEEKDAYS[locale][weekday(marketDate(next.at))] ?? '',
    holiday: holiday ? pick(holiday, locale) : '',
  });
}
