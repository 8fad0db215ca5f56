import type { LiveState } from '#live/state.ts';
import { isOutage } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import type { JobContext } from '../job.ts';
import type { Lead } from '../lead.ts';

const NOT_STORED = 'Something of the market could not be stored.';

interface Options {
  context: JobContext;
  live: Pick<LiveState, 'apply'>;
  lead: Lead;
}

/**
 * The context for reading the market: it writes and notifies other nodes only while this node leads, and never waits
 * for the store, so a hanging store does not delay moving data.
 */
export function marketContext({ context, live, lead }: Options): JobContext {
  const { store, log } = context;

  async function inBackground(work: () => Promise<void>): Promise<void> {
    void lead.write(work).catch((error: unknown) => {
      if (!isOutage(error)) log.error({ event: 'store-failed', job: 'market', err: error }, NOT_STORED);
    });
  }

  return {
    ...context,
    store: {
      ...store,
      quotes: { ...store.quotes, save: underLock(lead, store.quotes.save) },
      indexPoints: { ...store.indexPoints, save: underLock(lead, store.indexPoints.save) },
      directDeals: { ...store.directDeals, save: underLock(lead, store.directDeals.save) },
      documents: { ...store.documents, save: underLock(lead, store.documents.save) },
      ingestJobs: {
        ...store.ingestJobs,
        succeeded: underLock(lead, store.ingestJobs.succeeded),
        failed: (...args: Parameters<Store['ingestJobs']['failed']>) =>
          inBackground(() => store.ingestJobs.failed(...args)),
      },
    },
    reject: (job, rejected) => inBackground(() => context.reject(job, rejected)),
    publish: (update) => (lead.leads() ? context.publish(update) : live.apply(update)),
  };
}

function underLock<Args extends unknown[], T>(lead: Lead, save: (...args: Args) => Promise<T>) {
  return (...args: Args): Promise<T> => lead.write(() => save(...args));
}
