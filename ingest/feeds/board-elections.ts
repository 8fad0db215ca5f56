import type { BoardElection } from '#domain/board-election.ts';
import { isAbsent } from '#upstream/error.ts';
import type { Feed, FeedContext } from '../feed.ts';
import { requireNoShrink } from '../shrink.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'board-elections';
const KEY = 'all';

interface Held {
  /** False where the service has no such call: nothing is known, which is not nothing. */
  given: boolean;
  elections: readonly BoardElection[];
}

/** Elections of boards: one document 'board-elections', 'all', so that what its source drops is gone. */
export const boardElectionsFeed: Feed = {
  name: 'board-elections',
  title: 'Board elections',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    const { store, clock } = context;
    const value = await read(context, signal);
    const held = await store.documents.find<Held>(KIND, KEY);
    if (value.given) requireNoShrink('Board elections', value.elections.length, held?.value.elections.length ?? 0);
    await store.documents.save(KIND, [{ key: KEY, value }], clock.now());
  },
};

async function read({ upstream, refuse }: FeedContext, signal: AbortSignal): Promise<Held> {
  try {
    const { records, refused } = await upstream.market.boardElections({ signal });
    await refuse('board-elections', refused);
    return { given: true, elections: records };
  } catch (error) {
    if (!isAbsent(error)) throw error;
    return { given: false, elections: [] };
  }
}
