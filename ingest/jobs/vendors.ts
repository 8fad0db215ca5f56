import type { Vendor } from '#domain/vendor.ts';
import { defineJob } from '../job.ts';
import { requireNotEmptied } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'vendors';
const KEY = 'all';

/**
 * Trading systems of registered vendors: one document 'vendors', 'all', so that a system removed at the source is
 * removed here.
 */
export const vendorsJob = defineJob({
  name: 'vendors',
  title: 'Trading system vendors',
  everyMs: HALF_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.vendors({ signal });
    await reject('vendors', rejected);
    const held = await store.documents.find<readonly Vendor[]>(KIND, KEY);
    requireNotEmptied('Trading system vendors', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
