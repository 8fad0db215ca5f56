import { defineJob } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;

/** The exchange's events (call 1), stored as documents of the kind 'event' by id. */
export const eventsJob = defineJob({
  name: 'events',
  title: 'Events',
  everyMs: HALF_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.events({ signal });
    await reject('events', rejected);
    requireNoShrink('Events', records.length + rejected.length, (await store.documents.list('event')).length);
    const documents = records.map((event) => ({ key: event.id, value: event }));
    await store.documents.save('event', documents, clock.now());
  },
});
