import { Counter, Histogram, type Registry } from 'prom-client';
import type { StoreOptions } from '#store/open.ts';

const BUCKETS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];

/** Counts and times every database statement. */
export function watchStore(registry: Registry): NonNullable<StoreOptions['onQuery']> {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'manara_store_query_seconds',
    help: 'Time of a statement of the database, waiting for a connection not counted',
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'manara_store_query_failures_total',
    help: 'Statements that the database did not answer, or refused',
    registers,
  });
  return ({ ms, isOk }) => {
    seconds.observe(ms / 1_000);
    if (!isOk) failures.inc();
  };
}
