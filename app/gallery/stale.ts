import type { JobAge } from '#domain/feed-status.ts';
import type { Locale } from '#domain/locale.ts';
import { DAY_MS } from '#domain/time.ts';
import { staleText, type JobName, type StaleData } from '#app/data/status/stale-data.ts';
import { NOW } from './moments.ts';

export interface StaleExamples {
  stale: StaleData;
  expired: StaleData;
}

const HOUR_MS = 3_600_000;

/** Data that is an hour late, and data that is two days late together with some that was never read. */
export function staleExamples(locale: Locale): StaleExamples {
  return {
    stale: staleText([age('circulars', HOUR_MS)], locale),
    expired: staleText([age('press', 2 * DAY_MS), age('events', null)], locale),
  };
}

function age(job: JobName, ageMs: number | null): JobAge<JobName> {
  const incident = { job, beganAt: NOW - HOUR_MS, endedAt: null, failure: 'no-answer' } as const;
  const readAt = ageMs === null ? null : NOW - ageMs;
  return { job, everyMs: HOUR_MS, readAt, ageMs, isOffered: true, isStoreAway: false, failures: 9, incident };
}
