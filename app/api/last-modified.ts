import { marketInstant } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** When an answer last changed, as HTTP writes it; what is of a day to come has changed by now. */
export function lastModified(asOf: Instant | PlainDate, now: Instant): string {
  const at = typeof asOf === 'string' ? marketInstant(asOf, '00:00') : asOf;
  return new Date(Math.min(at, now)).toUTCString();
}
