import type { Feed } from '../feed.ts';

const MINUTE_MS = 60_000;

/** Today's direct deals: the stream brings new ones at once, this reading those from before it was connected. */
export const directDealsFeed: Feed = {
  name: 'direct-deals',
  title: 'Direct deals',
  everyMs: MINUTE_MS,
  async run({ upstream, store, refuse }, signal) {
    const { records, refused } = await upstream.market.directDeals({ signal });
    await refuse('direct-deals', refused);
    await store.directDeals.save(records);
  },
};
