import { marketDate } from '#domain/date.ts';
import { inOrder, type FutureDay } from '#domain/future-days.ts';
import { daysOfMonth, monthOf, monthsFrom, type Month } from '#domain/month.ts';
import { defineJob, type JobContext } from '../job.ts';

const HALF_HOUR_MS = 1_800_000;
const KIND = 'future-days';
/** Ten years, the same as for the daily bars. */
const MONTHS = 120;
/** A month may be corrected until the next one is over. */
const OPEN_MONTHS = 2;

/**
 * Futures by day: documents 'future-days' by root and month ('DSXGI:2026-10'), each a list of rows in their order. A
 * root is read back to its first month without a row. A stored day that a later answer omits is kept.
 */
export const futureDaysJob = defineJob({
  name: 'future-days',
  title: 'Futures by day',
  everyMs: HALF_HOUR_MS,
  async run(context, signal) {
    for (const { root } of context.exchange.derivatives.contracts) await readRoot(context, signal, root);
  },
});

async function readRoot(context: JobContext, signal: AbortSignal, root: string): Promise<void> {
  const last = monthOf(marketDate(context.live.now()));
  const held = await context.store.documents.revisions(KIND);
  for (let back = 0; back < MONTHS; back += 1) {
    const month = monthsFrom(last, -back);
    if (month === null) return;
    const isOpen = back < OPEN_MONTHS;
    if (!isOpen && `${root}:${month}` in held) continue;
    const count = await readMonth(context, signal, root, month);
    if (count === 0 && !isOpen) return;
  }
}

async function readMonth(
  { upstream, store, clock, reject }: JobContext,
  signal: AbortSignal,
  root: string,
  month: Month,
): Promise<number> {
  const days = daysOfMonth(month);
  const { records, rejected } = await upstream.market.futureDays(root, days[0]!, days.at(-1)!, { signal });
  const [own, others] = [records.filter(isOf(root, month)), records.filter((one) => !isOf(root, month)(one))];
  const bad = others.map((record) => ({ record, reason: 'it is not of the asked root and days' }));
  await reject(KIND, [...rejected, ...bad]);
  if (own.length === 0) return 0;
  const key = `${root}:${month}`;
  const before = (await store.documents.find<readonly FutureDay[]>(KIND, key))?.value ?? [];
  const all = new Map([...before, ...own].map((day) => [`${day.date} ${day.symbol}`, day]));
  await store.documents.save(KIND, [{ key, value: inOrder([...all.values()]) }], clock.now());
  return own.length;
}

function isOf(root: string, month: Month) {
  return (day: FutureDay) => day.root === root && monthOf(day.date) === month;
}
