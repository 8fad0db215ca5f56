import { pick } from '#domain/bilingual.ts';
import { weekday } from '#domain/calendar.ts';
import { marketDate, marketTime, WEEKDAYS } from '#domain/date.ts';
import { continuousHours } from '#domain/session.ts';
import type { Instant } from '#domain/time.ts';
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

/**
 * The hours of futures on oil, which have no auctions; null while the sentence of the session holds for them too, in
 * continuous trading (docs/market-rules.md, Prices).
 */
export function oilSentence({ sentence }: Pick<StatusNow, 'sentence'>, now: Instant, t: Text): string | null {
  if (sentence === 'continuous') return null;
  const { from, to } = continuousHours(marketDate(now));
  return t('market.now.oil', { from: marketTime(from), to: marketTime(to) });
}
