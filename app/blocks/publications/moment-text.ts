import { formatDate, marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';

/** '09 Nov, 2026, 10:47:00 Dubai time': the time of publication, to the second. */
export function momentText(at: Instant, locale: Locale): string {
  return textOf(locale)('notices.moment', {
    date: formatDate(at, locale),
    time: marketTime(at, { seconds: true }),
  });
}
