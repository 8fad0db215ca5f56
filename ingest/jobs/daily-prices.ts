import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
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
  /**
   * Trading days without any price, each with the day, by our clock, on which it was found so. Each is asked for once
   * more on another day: a holiday is empty again, a fault of the service is not.
   */
  empty?: Readonly<Record<PlainDate, PlainDate>>;
}

/** Daily prices by the contract's own call: the whole market, one request per trading day, newest first. No volumes. */
export async function readDailyPrices(context: JobContext, signal: AbortSignal): Promise<void> {
  const { store, live, clock } = context;
  const held = (await store.documents.find<Span>(PRICE_DAYS, 'span'))?.value;
  const last = lastFinishedDay(live.now());
  const today = marketDate(clock.now());
  const logProgress = progressLog(context, NAME);
  const empty = { ...held?.empty };

  async function read(day: PlainDate): Promise<void> {
    const count = await readDay(context, signal, day);
    if (count === 0 && !(day in empty)) empty[day] = today;
    else delete empty[day];
  }

  for (const [day, foundOn] of Object.entries(empty)) if (foundOn !== today) await read(day);
  if (held) for (const day of tradingDaysBack(last, addDays(held.last, 1))) await read(day);
  let span: Span = { first: held?.first ?? addDays(last, 1), last, empty };
  if (held) await keep(context, span);
  for (const day of tradingDaysBack(addDays(span.first, -1), FIRST_PRICE_DAY)) {
    await read(day);
    span = { ...span, first: day };
    await keep(context, span);
    logProgress(`daily prices back to ${day}`);
  }
}

/** Returns the number of prices of that day. */
async function readDay(context: JobContext, signal: AbortSignal, day: PlainDate): Promise<number> {
  const { upstream, store, live, reject } = context;
  const { records, rejected } = await upstream.companies.prices(day, day, undefined, { signal });
  await reject(NAME, rejected);
  await store.bars.save(records, live.now());
  await context.pause(PAUSE_MS, signal);
  return records.length;
}

async function keep({ store, clock }: JobContext, span: Span): Promise<void> {
  await store.documents.save(PRICE_DAYS, [{ key: 'span', value: span }], clock.now());
}
