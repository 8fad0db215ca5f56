import type { FeedAge } from '#domain/feed.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS } from '#domain/time.ts';
import { lateWords, type LateData } from '../../../late-data.ts';
import { NOW } from './moments.ts';

export interface LateExamples {
  late: LateData;
  expired: LateData;
}

const HOUR_MS = 3_600_000;

/** Data that is an hour late, and data that is two days late beside some that was never read. */
export function lateExamples(locale: Locale): LateExamples {
  return {
    late: lateWords([age('circulars', NOW - HOUR_MS)], locale, NOW),
    expired: lateWords([age('press', NOW - 2 * DAY_MS), age('events', null)], locale, NOW),
  };
}

function age(feed: FeedAge['feed'], readAt: number | null): FeedAge {
  const incident = { feed, beganAt: NOW - HOUR_MS, endedAt: null, trouble: 'no-answer' } as const;
  return { feed, everyMs: HOUR_MS, readAt, failures: 9, incident };
}
