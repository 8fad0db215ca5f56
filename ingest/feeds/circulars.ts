import type { Feed } from '../feed.ts';
import { requireNoShrink } from '../shrink.ts';

const FIVE_MINUTES_MS = 300_000;

/** Circulars in both languages, merged by id (call 10). */
export const circularsFeed: Feed = {
  name: 'circulars',
  title: 'Circulars',
  everyMs: FIVE_MINUTES_MS,
  async run({ upstream, store, clock, refuse }, signal) {
    const { records, refused } = await upstream.content.circulars({ signal });
    await refuse('circulars', refused);
    const { total } = await store.circulars.page({ take: 1 });
    requireNoShrink('Circulars', records.length + refused.length, total);
    await store.circulars.save(records, clock.now());
  },
};
