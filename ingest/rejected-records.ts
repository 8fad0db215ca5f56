import { createHash } from 'node:crypto';
import type { Store } from '#store/store.ts';
import type { Refusal } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { IngestLog } from './log.ts';

/** A feed repeats its bad records at every reading: so many are remembered, so that each is kept once. */
const REMEMBERED = 10_000;

/** Of one reading so many are kept: where more are wrong it is not the records. */
const KEPT_A_READING = 100;
/** A text of a refused record is kept so far: it shows what was wrong, and may be of any length. */
const TEXT_KEPT = 500;

/** Keeps refused records with their reasons in the store, each once in the life of the process. */
export function createRejectedRecords(store: Pick<Store, 'feeds'>, clock: Clock, log: IngestLog) {
  const seen = new Set<string>();

  function isNew(feed: string, refusal: Refusal): boolean {
    const key = createHash('sha256')
      .update(JSON.stringify([feed, refusal.reason, refusal.record]))
      .digest('base64url');
    if (seen.has(key)) return false;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(key);
    return true;
  }

  return async (feed: string, refused: readonly Refusal[]): Promise<void> => {
    const fresh = refused.slice(0, KEPT_A_READING).filter((each) => isNew(feed, each));
    for (const { record, reason } of fresh) {
      log.warn({ event: 'record-refused', feed, reason }, `${feed}: a record was refused`);
      await store.feeds.refuse(feed, clock.now(), shortened(record), reason);
    }
    const untold = refused.length - KEPT_A_READING;
    if (untold > 0 && fresh.length > 0)
      log.warn({ event: 'records-refused', feed, more: untold }, `${feed}: ${untold} more records were refused`);
  };
}

function shortened(record: unknown): unknown {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'string' && value.length > TEXT_KEPT ? `${value.slice(0, TEXT_KEPT)}…` : value,
  );
  return text === undefined ? null : JSON.parse(text);
}
