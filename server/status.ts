import { Hono } from 'hono';
import type { DeskState } from '#app/form-desk.ts';
import { standingOf, type JobAge, type FeedStatus, type Incident } from '#domain/feed-status.ts';
import type { Instant } from '#domain/time.ts';
import type { Bus } from '#live/bus.ts';
import type { LiveReader } from '#live/reader.ts';
import type { Store } from '#store/store.ts';
import type { Upkeep } from './forms/upkeep.ts';

interface Options {
  feedStatus: FeedStatus;
  store: Pick<Store, 'isAway'>;
  bus: Pick<Bus, 'isAway'>;
  live: Pick<LiveReader, 'clock' | 'ageMs'>;
  forms: Pick<Upkeep, 'state'>;
  wallNow(): Instant;
}

/** The status page as JSON. It is generated from memory, so it answers when nothing else does. */
export function statusRoutes({ feedStatus, store, bus, live, forms, wallNow }: Options): Hono {
  const app = new Hono();
  app.get('/', (c) => {
    const now = wallNow();
    const { status, phase, simulated } = live.clock();
    c.header('Cache-Control', 'no-store');
    return c.json({
      at: iso(now),
      market: { status, phase, simulated, ageSeconds: seconds(Math.min(live.ageMs(), now)) },
      store: { isAway: store.isAway() },
      bus: { isAway: bus.isAway() },
      mail: mailOf(forms.state(), now),
      feeds: feedStatus.ages().map(feedOf),
      incidents: feedStatus.incidents().map(incidentOf),
    });
  });
  return app;
}

/** Null before the store was first queried. */
function mailOf(state: DeskState | null, now: Instant) {
  if (state === null) return null;
  const { waiting, dead, oldestAt } = state.mail;
  return { waiting, dead, oldestSeconds: oldestAt === null ? null : seconds(Math.max(0, now - oldestAt)) };
}

function feedOf(age: JobAge) {
  const { job, everyMs, readAt, ageMs, failures } = age;
  return {
    feed: job,
    standing: standingOf(age),
    readAt: iso(readAt),
    ageSeconds: ageMs === null ? null : seconds(ageMs),
    everySeconds: seconds(everyMs),
    failures,
  };
}

function incidentOf({ job, failure, beganAt, endedAt }: Incident) {
  return { feed: job, failure, beganAt: iso(beganAt), endedAt: iso(endedAt) };
}

function iso(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

function seconds(ms: number): number {
  return Math.round(ms / 1_000);
}
