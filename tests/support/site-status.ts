import type { FailureKind, Standing } from '#domain/feed-status.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';

export interface StatusAnswer {
  at: string;
  store: { isAway: boolean };
  bus: { isAway: boolean };
  market: { status: string; phase: string; simulated: boolean; ageSeconds: number };
  feeds: { feed: JobName; standing: Standing; readAt: string | null; failures: number }[];
  incidents: { feed: JobName; failure: FailureKind; beganAt: string; endedAt: string | null }[];
}

/** The state of a site's feeds, as reported to programs. */
export async function statusOf(siteUrl: string): Promise<StatusAnswer> {
  return (await (await fetch(`${siteUrl}/status.json`)).json()) as StatusAnswer;
}
