import type { Store } from '#store/store.ts';
import type { Refusal } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { IngestLog } from './log.ts';

/** A feed repeats its bad records at every reading: so many are remembered, so that each is kept once. */
const REMEMBERED = 10_000;

/** Keeps refused records with their reasons in the store, each once in the life of the process. */
export function createRefusals(store: Pick<Store, 'feeds'>, clock: Clock, log: IngestLog) {
  const seen = new Set<string>();

  function isNew(feed: string, refusal: Refusal): boolean {
    const key = JSON.stringify([feed, refusal.reason, refusal.record]);
    if (seen.has(key)) return false;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(key);
    return true;
  }

  return async (feed: string, refused: readonly Refusal[]): Promise<void> => {
    for (const refusal of refused.filter((each) => isNew(feed, each))) {
      log.warn({ event: 'record-refused', feed, reason: refusal.reason }, `${feed}: a record was refused`);
      await store.feeds.refuse(feed, clock.now(), refusal.record, refusal.reason);
    }
  };
}
