import type { FeedName, Standing, FailureKind } from '#domain/feed.ts';

export interface StatusAnswer {
  at: string;
  store: { isAway: boolean };
  market: { status: string; phase: string; simulated: boolean; ageSeconds: number };
  feeds: { feed: FeedName; standing: Standing; readAt: string | null; failures: number }[];
  incidents: { feed: FeedName; failure: FailureKind; beganAt: string; endedAt: string | null }[];
}

/** What a site tells programs of the state of its feeds. */
export async function statusOf(siteUrl: string): Promise<StatusAnswer> {
  return (await (await fetch(`${siteUrl}/status.json`)).json()) as StatusAnswer;
}
