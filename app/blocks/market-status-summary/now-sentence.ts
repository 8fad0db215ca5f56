import { pick } from '#domain/bilingual.ts';
import { dubaiClock } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import type { StatusNow } from './status-now.ts';

/** What can be done with orders now, in one sentence. */
export function nowSentence({ sentence, next, holiday }: StatusNow, locale: Locale, t: Text): string {
  return t(`market.now.${sentence}`, {
    time: dubaiClock(next.at),
    holiday: holiday ? pick(holiday, locale) : '',
  });
}
