import type { Registry } from 'prom-client';
import type { FeedAge, FeedBoard } from '#domain/feed.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import { readGauge, type Reading } from './readings.ts';

interface Watched {
  feeds: FeedBoard;
  live: Pick<LiveReader, 'ageMs'>;
  wallNow(): Instant;
}

/** How old what the site holds is: what readers see, whatever the reason. */
export function watchFeeds(registry: Registry, { feeds, live, wallNow }: Watched): void {
  const perFeed = (read: (age: FeedAge) => number | null): Reading[] =>
    feeds.ages().flatMap((age): Reading[] => {
      const value = read(age);
      return value === null ? [] : [[value, { feed: age.feed }]];
    });
  const labelNames = ['feed'];
  readGauge(
    registry,
    {
      name: 'manara_feed_age_seconds',
      help: 'Time since each feed was last read; absent before the first',
      labelNames,
    },
    () => perFeed(({ ageMs }) => (ageMs === null ? null : ageMs / 1_000)),
  );
  readGauge(
    registry,
    { name: 'manara_feed_interval_seconds', help: 'How often each feed is read when all is well', labelNames },
    () => perFeed(({ everyMs }) => everyMs / 1_000),
  );
  readGauge(registry, { name: 'manara_feed_failures', help: 'Failed readings in a row of each feed', labelNames }, () =>
    perFeed(({ failures }) => failures),
  );
  readGauge(
    registry,
    { name: 'manara_feed_incident', help: '1 while an incident of the feed is open: its pages say so', labelNames },
    () => perFeed(({ incident }) => Number(incident !== null)),
  );
  readGauge(
    registry,
    {
      name: 'manara_market_silence_seconds',
      help: 'Time since anything was heard of the market; absent before it was',
    },
    () => (live.ageMs() > wallNow() ? [] : [[live.ageMs() / 1_000]]),
  );
}
