import type { Feed } from '../feed.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;

/** The exchange's events (call 1), kept as documents of the kind 'event' by id. */
export const eventsFeed: Feed = {
  name: 'events',
  title: 'Events',
  everyMs: HALF_HOUR_MS,
  async run({ upstream, store, clock, refuse }, signal) {
    const { records, refused } = await upstream.content.events({ signal });
    await refuse('events', refused);
    requireNoShrink('Events', records.length + refused.length, (await store.documents.list('event')).length);
    const documents = records.map((event) => ({ key: event.id, value: event }));
    await store.documents.save('event', documents, clock.now());
  },
};
