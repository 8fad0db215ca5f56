import { createHash } from 'node:crypto';
import type { Store } from '#store/store.ts';
import type { RejectedRow } from '#upstream/batch.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { IngestLog } from './log.ts';

/** A job repeats its bad records at every reading: this many are remembered, so that each is stored once. */
const REMEMBERED = 10_000;

/** Most rejected records stored of one reading: when more are wrong, the records are not the cause. */
const KEPT_A_READING = 100;
/** Stored length of a rejected record's text: it shows what was wrong, and the text may be of any length. */
const TEXT_KEPT = 500;

/** Stores rejected records with their reasons, each once per process. */
export function createRejectedRecords(store: Pick<Store, 'ingestJobs'>, clock: Clock, log: IngestLog) {
  const seen = new Set<string>();

  function isNew(job: string, refusal: RejectedRow): boolean {
    const key = createHash('sha256')
      .update(JSON.stringify([job, refusal.reason, refusal.record]))
      .digest('base64url');
    if (seen.has(key)) return false;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(key);
    return true;
  }

  return async (job: string, rejected: readonly RejectedRow[]): Promise<void> => {
    const fresh = rejected.slice(0, KEPT_A_READING).filter((each) => isNew(job, each));
    for (const { record, reason } of fresh) {
      log.warn({ event: 'record-rejected', job, reason }, `${job}: a record was rejected`);
      await store.ingestJobs.reject(job, clock.now(), shortened(record), reason);
    }
    const unlogged = rejected.length - KEPT_A_READING;
    if (unlogged > 0 && fresh.length > 0)
      log.warn({ event: 'records-rejected', job, more: unlogged }, `${job}: ${unlogged} more records were rejected`);
  };
}

function shortened(record: unknown): unknown {
  const text = JSON.stringify(record, (_key, value: unknown) =>
    typeof value === 'string' && value.length > TEXT_KEPT ? `${value.slice(0, TEXT_KEPT)}…` : value,
  );
  return text === undefined ? null : JSON.parse(text);
}
