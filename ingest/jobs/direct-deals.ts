import { marketDate } from '#domain/date.ts';
import { DEALS_READ, type DealsRead } from '#domain/deals-read.ts';
import type { DirectDeal } from '#domain/quote.ts';
import { lastClose, sessionDay } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { defineJob, type JobContext } from '../job.ts';

const MINUTE_MS = 60_000;

/**
 * Today's direct deals: the stream delivers new ones immediately, this job reads those from before it was connected.
 * Documents 'direct-deals-read' by day say whether a day was read to its end: a day without a deal may have had some.
 */
export const directDealsJob = defineJob({
  name: 'direct-deals',
  title: 'Direct deals',
  everyMs: MINUTE_MS,
  async run(context, signal) {
    const { upstream, store, live, reject } = context;
    const at = live.now();
    const { records, rejected } = await upstream.market.directDeals({ signal });
    await reject('direct-deals', rejected);
    await store.directDeals.save(records);
    const isWhole = rejected.length === 0;
    for (const day of daysOf(records, at)) await noteRead(context, day, isWhole && isOver(day, at));
  },
});

/** Days that the answer is about: today since its opening, and before that the day of the deals in it. */
function daysOf(records: readonly DirectDeal[], at: Instant): Set<PlainDate> {
  const today = marketDate(at);
  return new Set([...records.map((deal) => marketDate(deal.at)), ...(sessionDay(at) === today ? [today] : [])]);
}

function isOver(day: PlainDate, at: Instant): boolean {
  return day <= marketDate(lastClose(at));
}

/** A day that was read to its end remains so: a replayed day has the same deals. */
async function noteRead({ store, clock }: JobContext, day: PlainDate, toEnd: boolean): Promise<void> {
  const before = (await store.documents.find<DealsRead>(DEALS_READ, day))?.value;
  if (before && (before.toEnd || !toEnd)) return;
  const value: DealsRead = { toEnd };
  await store.documents.save(DEALS_READ, [{ key: day, value }], clock.now());
}
