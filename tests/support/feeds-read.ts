import { expect, vi } from 'vitest';
import type { FeedName } from '#domain/feed.ts';
import { statusOf } from './site-status.ts';

/** What is read after the start may take its turn. */
export const READ_LIMIT_MS = 400_000;

/** Waits until a site has read these feeds. */
export async function feedsRead(siteUrl: string, feeds: readonly FeedName[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const known = (await statusOf(siteUrl)).feeds.filter(({ feed }) => feeds.includes(feed));
      for (const { feed, readAt } of known) expect(readAt, feed).not.toBeNull();
    },
    { timeout: READ_LIMIT_MS, interval: 500 },
  );
}
