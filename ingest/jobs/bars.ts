import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { FIRST_READ_DAYS, type Reach } from '#domain/held-bars.ts';
import type { PlainDate } from '#domain/time.ts';
import { isAbsent } from '#upstream/error.ts';
import { defineJob, type JobContext } from '../job.ts';
import { progressLog } from '../progress.ts';
import { PRICE_DAYS, readDailyPrices } from './daily-prices.ts';
import { lastFinishedDay } from './trading-days.ts';

const QUARTER_HOUR_MS = 900_000;
const NAME = 'bars';
/** Document with the day up to which all securities were read. */
export const BARS_READ = 'bars-read';
export const UP_TO = 'up-to';
const HISTORY_YEARS = 10;
/** Pause between requests and writes, so that pages are never kept waiting. */
const PAUSE_MS = 40;

/**
 * Daily bars of every security and index: first what is missing up to the last finished day, then year by year back.
 * Resumes after a restart where it stopped. Without the bars call, it reads the daily prices of the whole market day by
 * day.
 */
export function createBarsJob() {
  const requestedUpTo = new Map<string, PlainDate>();
  return defineJob({
    name: NAME,
    title: 'Daily bars',
    everyMs: QUARTER_HOUR_MS,
    async run(context, signal) {
      try {
        await readForward(context, signal, requestedUpTo);
        await readBack(context, signal);
      } catch (error) {
        if (!isAbsent(error)) throw error;
        await readDailyPrices(context, signal);
      }
    },
  });
}

/** A security that was not traded on the last day has no bar for it: `requestedUpTo` prevents repeated requests. */
async function readForward(
  context: JobContext,
  signal: AbortSignal,
  requestedUpTo: Map<string, PlainDate>,
): Promise<void> {
  const to = lastFinishedDay(context.live.now());
  const ids = (await barIds(context)).filter((id) => requestedUpTo.get(id) !== to);
  const logProgress = progressLog(context, NAME);
  for (const [index, id] of ids.entries()) {
    const last = (await context.store.bars.span(id))?.last;
    const from = last ? addDays(last, 1) : addDays(to, -FIRST_READ_DAYS);
    if (from <= to) await readRange(context, signal, id, from, to);
    requestedUpTo.set(id, to);
    logProgress(`up to ${to}: ${index + 1} of ${ids.length}`, index + 1 === ids.length);
  }
  await context.store.documents.save(BARS_READ, [{ key: UP_TO, value: to }], context.clock.now());
}

async function readBack(context: JobContext, signal: AbortSignal): Promise<void> {
  const ids = await barIds(context);
  const last = lastFinishedDay(context.live.now());
  const today = marketDate(context.clock.now());
  const reaches = await heldReaches(context);
  const logProgress = progressLog(context, NAME);
  const wasByDay = (await context.store.documents.find(PRICE_DAYS, 'span')) !== undefined;
  const before = wasByDay ? addDays(last, 1) : null;
  for (let year = wasByDay ? 1 : 2; year <= HISTORY_YEARS; year += 1) {
    const goal = addDays(last, -FIRST_READ_DAYS * year);
    for (const [index, id] of ids.entries()) {
      const read = await readYearBack(context, signal, { id, goal, today, reaches, before });
      if (read)
        logProgress(
          `back to ${goal}: ${index + 1} of ${ids.length}`,
          year === HISTORY_YEARS && index + 1 === ids.length,
        );
    }
  }
}

interface YearBack {
  id: string;
  goal: PlainDate;
  today: PlainDate;
  /**
   * Where the first reading back begins; null: at the first stored day. Days from the daily prices have no volumes and
   * may have gaps, so all of them are read again.
   */
  before: PlainDate | null;
  /** Keyed by id; updated with what is read. */
  reaches: Map<string, Reach>;
}

/**
 * Reads back to the goal unless that was done; a year without a bar is taken as the beginning of a security. A security
 * without any stored bar may have been suspended for years: all years are searched for it.
 */
async function readYearBack(context: JobContext, signal: AbortSignal, year: YearBack): Promise<boolean> {
  const { id, goal, today, reaches, before } = year;
  const reach = reaches.get(id);
  if (reach && (reach.done || reach.from <= goal || reach.emptyOn === today)) return false;
  const held = await context.store.bars.span(id);
  const first = reach?.from ?? before ?? held?.first ?? addDays(goal, FIRST_READ_DAYS);
  if (first <= goal) return false;
  const bars = await readRange(context, signal, id, goal, addDays(first, -1));
  const isEmpty = bars === 0 && held !== undefined && held.first > goal;
  const isDoubtful = isEmpty && reach?.emptyOn === undefined;
  const reached: Reach = isDoubtful ? { from: first, done: false, emptyOn: today } : { from: goal, done: isEmpty };
  await keepReach(context, id, reached);
  reaches.set(id, reached);
  return true;
}

async function readRange(context: JobContext, signal: AbortSignal, id: string, from: PlainDate, to: PlainDate) {
  const { upstream, store, live, reject } = context;
  const { records, rejected } = await upstream.market.bars(id, from, to, { signal });
  await reject(NAME, rejected);
  await store.bars.save(records, live.now());
  await context.pause(PAUSE_MS, signal);
  return records.length;
}

async function barIds({ store, live, exchange }: JobContext): Promise<string[]> {
  const securities = await store.securities.list({ exchange: 'home' });
  // An expired contract is no longer active, but its last day has to be read.
  const inOrder = [...securities.filter(({ active }) => active), ...securities.filter(({ active }) => !active)];
  const indices = [...exchange.indices, ...live.indices().map(({ index }) => ({ code: index }))];
  return [...new Set([...indices.map(({ code }) => code), ...inOrder.map(({ symbol }) => symbol)])];
}

async function heldReaches({ store }: JobContext): Promise<Map<string, Reach>> {
  const held = await store.documents.list<Reach>('bars-reach');
  return new Map(held.map(({ key, value }) => [key, value]));
}

async function keepReach({ store, clock }: JobContext, key: string, value: Reach): Promise<void> {
  await store.documents.save('bars-reach', [{ key, value }], clock.now());
}
