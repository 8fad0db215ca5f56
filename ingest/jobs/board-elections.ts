import type { BoardElection } from '#domain/board-election.ts';
import { isAbsent } from '#upstream/error.ts';
import { defineJob } from '../job.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'board-elections';
const KEY = 'all';

interface Held {
  /** False when the service has no such call: then nothing is known, which differs from an empty list. */
  given: boolean;
  elections: readonly BoardElection[];
}

/**
 * Board elections: one document 'board-elections', 'all', so that an election removed at the source is removed here.
 */
export const boardElectionsJob = defineJob({
  name: 'board-elections',
  title: 'Board elections',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    const { upstream, store, clock } = context;
    const held = (await store.documents.find<Held>(KIND, KEY))?.value;
    const save = (value: Held) => store.documents.save(KIND, [{ key: KEY, value }], clock.now());
    try {
      const { records, rejected } = await upstream.market.boardElections({ signal });
      await context.reject('board-elections', rejected);
      requireNoShrink('Board elections', records.length, held?.elections.length ?? 0);
      await save({ given: true, elections: records });
    } catch (error) {
      if (isAbsent(error) && !held) await save({ given: false, elections: [] });
      throw error;
    }
  },
});
