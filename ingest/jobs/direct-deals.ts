import { defineJob } from '../job.ts';

const MINUTE_MS = 60_000;

/**
 * Today's direct deals: the stream delivers new ones immediately, this job reads those from before it was connected.
 */
export const directDealsJob = defineJob({
  name: 'direct-deals',
  title: 'Direct deals',
  everyMs: MINUTE_MS,
  async run({ upstream, store, reject }, signal) {
    const { records, rejected } = await upstream.market.directDeals({ signal });
    await reject('direct-deals', rejected);
    await store.directDeals.save(records);
  },
});
