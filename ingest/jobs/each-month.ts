import { marketDate } from '#domain/date.ts';
import { monthOf, monthsFrom, type Month } from '#domain/month.ts';
import type { JobContext } from '../job.ts';

/** Three years and a month: three whole years, whatever the day. */
const MONTHS = 37;
/** A month may be corrected until the next one is over. */
const OPEN_MONTHS = 2;

/**
 * Reads the months of three years, newest first, into documents of one kind whose key is the month. The last two are
 * read again each time, earlier ones once.
 */
export async function eachMonth(
  { live, store }: Pick<JobContext, 'live' | 'store'>,
  kind: string,
  read: (month: Month) => Promise<void>,
): Promise<void> {
  const last = monthOf(marketDate(live.now()));
  const held = new Set(Object.keys(await store.documents.revisions(kind)));
  for (let back = 0; back < MONTHS; back += 1) {
    const month = monthsFrom(last, -back);
    if (month !== null && (back < OPEN_MONTHS || !held.has(month))) await read(month);
  }
}
