import type { CarbonRetirement } from '#domain/carbon.ts';
import { defineJob } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'carbon-retirements';
const KEY = 'all';

/**
 * The register of retired carbon credits: one document 'carbon-retirements', 'all', so that an entry withdrawn at the
 * source is removed.
 */
export const carbonRetirementsJob = defineJob({
  name: 'carbon-retirements',
  title: 'Retirements of carbon credits',
  everyMs: HALF_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.market.carbonRetirements({ signal });
    await reject('carbon-retirements', rejected);
    const held = await store.documents.find<readonly CarbonRetirement[]>(KIND, KEY);
    requireNoShrink('Retirements of carbon credits', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
