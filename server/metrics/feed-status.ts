import type { Registry } from 'prom-client';
import type { JobAge, FeedStatus } from '#domain/feed-status.ts';
import type { Instant } from '#domain/time.ts';
import type { Bus } from '#live/bus.ts';
import type { LiveReader } from '#live/reader.ts';
import { readGauge, type Reading } from './readings.ts';

interface Watched {
  feedStatus: FeedStatus;
  live: Pick<LiveReader, 'ageMs'>;
  bus: Pick<Bus, 'isAway'>;
  wallNow(): Instant;
}

/** Age of the site's data as readers see it, whatever the reason. */
export function watchFeedStatus(registry: Registry, { feedStatus, live, bus, wallNow }: Watched): void {
  const perJob = (read: (age: JobAge) => number | null): Reading[] =>
    feedStatus.ages().flatMap((age): Reading[] => {
      const value = read(age);
      return value === null ? [] : [[value, { feed: age.job }]];
    });
  const labelNames = ['feed'];
  readGauge(
    registry,
    {
      name: 'manara_feed_age_seconds',
      help: 'Time since each feed was last read; absent before the first',
      labelNames,
    },
    () => perJob(({ ageMs }) => (ageMs === null ? null : ageMs / 1_000)),
  );
  readGauge(
    registry,
    { name: 'manara_feed_interval_seconds', help: 'How often each feed is read when all is well', labelNames },
    () => perJob(({ everyMs }) => everyMs / 1_000),
  );
  readGauge(registry, { name: 'manara_feed_failures', help: 'Failed readings in a row of each feed', labelNames }, () =>
    perJob(({ failures }) => failures),
  );
  readGauge(
    registry,
    { name: 'manara_feed_incident', help: '1 while an incident of the feed is open: its pages say so', labelNames },
    () => perJob(({ incident }) => Number(incident !== null)),
  );
  readGauge(
    registry,
    {
      name: 'manara_market_silence_seconds',
      help: 'Time since anything was heard of the market; absent before it was',
    },
    () => (live.ageMs() > wallNow() ? [] : [[live.ageMs() / 1_000]]),
  );
  readGauge(registry, { name: 'manara_bus_away', help: '1 while the other nodes cannot be heard' }, () => [
    [Number(bus.isAway())],
  ]);
}
