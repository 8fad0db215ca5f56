import type { Member } from '#domain/member.ts';
import { defineJob } from '../job.ts';
import { requireNotEmptied } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'members';
const KEY = 'all';

/** Members of the exchange: one document 'members', 'all', so that a member removed at the source is removed here. */
export const membersJob = defineJob({
  name: 'members',
  title: 'Brokers and members',
  everyMs: HALF_HOUR_MS,
  async run({ upstream, store, clock, reject }, signal) {
    const { records, rejected } = await upstream.content.brokers({ signal });
    await reject('members', rejected);
    const held = await store.documents.find<readonly Member[]>(KIND, KEY);
    requireNotEmptied('Brokers and members', records.length, held?.value.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value: records }], clock.now());
  },
});
