import type { Offering } from '#domain/offering.ts';
import { defineJob } from '../job.ts';
import { requireNotEmptied } from '../shrink.ts';

const FIVE_MINUTES_MS = 300_000;
const KIND = 'offerings';
const KEY = 'all';

/**
 * Offerings: one document 'offerings', 'all', so that an offering removed at the source is removed here. Read often:
 * prices and results are published at any hour.
 */
export const offeringsJob = defineJob({
  name: 'offerings',
  title: 'Offerings',
  everyMs: FIVE_MINUTES_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.offerings({ signal });
    await reject('offerings', rejected);
    const held = await store.documents.find<readonly Offering[]>(KIND, KEY);
    requireNotEmptied('Offerings', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
