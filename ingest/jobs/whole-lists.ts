import type { Batch } from '#upstream/batch.ts';
import type { CallOptions } from '#upstream/call.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { defineJob } from '../job.ts';
import { requireNoShrink, requireNotEmptied } from '../shrink.ts';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

interface WholeList<Name extends string> {
  name: Name;
  title: string;
  everyMs: number;
  read(upstream: Upstream, options: CallOptions): Promise<Batch<unknown>>;
  /** Refuses an answer that contradicts the stored list; without it every answer is taken. */
  guard?: typeof requireNoShrink;
  /** Key of its document. */
  key?: string;
}

/**
 * A list that is stored as a whole, as one document of the job's name: a record removed at the source is removed here.
 */
function wholeList<const Name extends string>({ name, title, everyMs, read, guard, key = 'all' }: WholeList<Name>) {
  return defineJob({
    name,
    title,
    everyMs,
    async run({ upstream, store, clock, reject }, signal) {
      const { records, rejected } = await read(upstream, { signal });
      await reject(name, rejected);
      const held = await store.documents.find<readonly unknown[]>(name, key);
      guard?.(title, records.length, held?.value.length ?? 0);
      await store.documents.save(name, [{ key, value: records }], clock.now());
    },
  });
}

/** Read often: prices and results are published at any hour. */
export const offeringsJob = wholeList({
  name: 'offerings',
  title: 'Offerings',
  everyMs: 5 * MINUTE_MS,
  read: ({ content }, options) => content.offerings(options),
  guard: requireNotEmptied,
});

/** An empty list says that none is open. */
export const vacanciesJob = wholeList({
  name: 'vacancies',
  title: 'Vacancies',
  everyMs: 15 * MINUTE_MS,
  read: ({ content }, options) => content.vacancies(options),
});

export const membersJob = wholeList({
  name: 'members',
  title: 'Brokers and members',
  everyMs: 30 * MINUTE_MS,
  read: ({ content }, options) => content.brokers(options),
  guard: requireNotEmptied,
});

/** Trading systems of registered vendors. */
export const vendorsJob = wholeList({
  name: 'vendors',
  title: 'Trading system vendors',
  everyMs: 30 * MINUTE_MS,
  read: ({ content }, options) => content.vendors(options),
  guard: requireNotEmptied,
});

/** The register of retired carbon credits. */
export const carbonRetirementsJob = wholeList({
  name: 'carbon-retirements',
  title: 'Retirements of carbon credits',
  everyMs: 30 * MINUTE_MS,
  read: ({ market }, options) => market.carbonRetirements(options),
  guard: requireNoShrink,
});

/** Dividends of the own share that were not received. */
export const unclaimedJob = wholeList({
  name: 'unclaimed-dividends',
  title: 'Unclaimed dividends',
  everyMs: DAY_MS,
  read: ({ services }, options) => services.unclaimed(options),
  guard: requireNoShrink,
  key: 'own',
});
