import { marketInstant } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** When an answer last changed, in the format of HTTP; a date in the future is replaced by the current time. */
export function lastModified(asOf: Instant | PlainDate, now: Instant): string {
  const at = typeof asOf === 'string' ? marketInstant(asOf, '00:00') : asOf;
  return new Date(Math.min(at, now)).toUTCString();
}
