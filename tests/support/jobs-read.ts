import type { JobName } from '#ingest/jobs/jobs.ts';
import type { Instant } from '#domain/time.ts';
import { statusOf } from './site-status.ts';

/** Reading after the start may take this long. */
const READ_LIMIT_MS = 900_000;
const LOOK_EVERY_MS = 500;

/** Waits until a site has read these feeds, optionally since an instant. */
export async function jobsRead(siteUrl: string, names: readonly JobName[], since: Instant = 0): Promise<void> {
  const limit = Date.now() + READ_LIMIT_MS;
  for (;;) {
    const { feeds } = await statusOf(siteUrl);
    const unread = feeds.filter(({ feed, readAt }) => names.includes(feed) && !(Date.parse(readAt ?? '') > since));
    if (unread.length === 0) return;
    if (Date.now() > limit)
      throw new Error(`Not read within ${READ_LIMIT_MS} ms: ${unread.map(({ feed }) => feed).join(', ')}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
