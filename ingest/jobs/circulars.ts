import { defineJob } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const FIVE_MINUTES_MS = 300_000;

/** Circulars in both languages, merged by id (call 10). */
export const circularsJob = defineJob({
  name: 'circulars',
  title: 'Circulars',
  everyMs: FIVE_MINUTES_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.circulars({ signal });
    await reject('circulars', rejected);
    const { total } = await store.circulars.page({ take: 1 });
    requireNoShrink('Circulars', records.length + rejected.length, total);
    await store.circulars.save(records, clock.now());
  },
});
