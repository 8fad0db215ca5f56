import { Hono } from 'hono';
import { standingOf, type FeedAge, type FeedBoard, type Incident } from '#domain/feed.ts';
import type { Instant } from '#domain/time.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Store } from '#store/store.ts';

interface Options {
  feeds: FeedBoard;
  store: Pick<Store, 'isAway'>;
  live: Pick<LiveReader, 'clock' | 'ageMs'>;
  wallNow(): Instant;
}

/** The page of the feeds' state for programs. It is made of what stands in memory: it answers when nothing else does. */
export function statusRoutes({ feeds, store, live, wallNow }: Options): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const now = wallNow();
    const { status, phase, simulated } = live.clock();
    c.header('Cache-Control', 'no-store');
    return c.json({
      at: iso(now),
      market: { status, phase, simulated, ageSeconds: seconds(Math.min(live.ageMs(), now)) },
      store: { isAway: store.isAway() },
      feeds: feeds.ages().map(feedOf),
      incidents: feeds.incidents().map(incidentOf),
    });
  });
  return app;
}

function feedOf(age: FeedAge) {
  const { feed, everyMs, readAt, ageMs, failures } = age;
  return {
    feed,
    standing: standingOf(age),
    readAt: iso(readAt),
    ageSeconds: ageMs === null ? null : seconds(ageMs),
    everySeconds: seconds(everyMs),
    failures,
  };
}

function incidentOf({ feed, failure, beganAt, endedAt }: Incident) {
  return { feed, failure, beganAt: iso(beganAt), endedAt: iso(endedAt) };
}

function iso(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function seconds(ms: number): number {
  return Math.round(ms / 1_000);
}
