import type { UnclaimedDividend } from '#upstream/records.ts';
import { defineJob } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const DAY_MS = 86_400_000;
const KIND = 'unclaimed-dividends';
const KEY = 'own';

/** Dividends of the own share that were not received: one document 'unclaimed-dividends', 'own'. */
export const unclaimedJob = defineJob({
  name: 'unclaimed-dividends',
  title: 'Unclaimed dividends',
  everyMs: DAY_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.services.unclaimed({ signal });
    await reject('unclaimed-dividends', rejected);
    const held = await store.documents.find<readonly UnclaimedDividend[]>(KIND, KEY);
    requireNoShrink('Unclaimed dividends', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
