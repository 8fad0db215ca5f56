import { formatDubaiLocal } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';

/** Dubai has one offset all the year round. */
const DUBAI_OFFSET = '+04:00';

/** Dubai's wall clock with its offset, ISO 8601: '2026-11-18T11:30:00+04:00'. */
export function isoMoment(at: Instant): string {
  return formatDubaiLocal(at) + DUBAI_OFFSET;
}
