import { addDays } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import type { JobContext } from '../job.ts';
import { progressLog } from '../progress.ts';
import { lastFinishedDay, tradingDaysBack } from './trading-days.ts';

const NAME = 'bars';
/** The service has no meaningful data before this day (docs/contracts.md, Widgets commands). */
export const FIRST_PRICE_DAY = '2025-01-01';
const PAUSE_MS = 500;
/** Document with the span of those days. */
export const PRICE_DAYS = 'price-days';

/** First and last day of those for which the whole market was read, both included. */
export interface Span {
  first: PlainDate;
  last: PlainDate;
}

/** Daily prices by the contract's own call: the whole market, one request per trading day, newest first. No volumes. */
export async function readDailyPrices(context: JobContext, signal: AbortSignal): Promise<void> {
  const { store, live } = context;
  const held = (await store.documents.find<Span>(PRICE_DAYS, 'span'))?.value;
  const last = lastFinishedDay(live.now());
  const logProgress = progressLog(context, NAME);
  if (held && held.last < last) await readDays(context, signal, addDays(held.last, 1), last);
  let span: Span = { first: held?.first ?? addDays(last, 1), last };
  if (held) await keep(context, span);
  for (const day of tradingDaysBack(addDays(span.first, -1), FIRST_PRICE_DAY)) {
    await readDay(context, signal, day);
    span = { ...span, first: day };
    await keep(context, span);
    logProgress(`daily prices back to ${day}`);
  }
}

async function readDays(context: JobContext, signal: AbortSignal, first: PlainDate, last: PlainDate): Promise<void> {
  for (const day of tradingDaysBack(last, first)) await readDay(context, signal, day);
}

async function readDay(context: JobContext, signal: AbortSignal, day: PlainDate): Promise<void> {
  const { upstream, store, live, reject } = context;
  const { records, rejected } = await upstream.companies.prices(day, day, undefined, { signal });
  await reject(NAME, rejected);
  await store.bars.save(records, live.now());
  await context.pause(PAUSE_MS, signal);
}

async function keep({ store, clock }: JobContext, span: Span): Promise<void> {
  await store.documents.save(PRICE_DAYS, [{ key: 'span', value: span }], clock.now());
}
