import { isOutage } from '#store/error.ts';
import { isAbsent } from '#upstream/error.ts';
import type { JobContext } from '../job.ts';
import { nextWaitMs, noteFailure } from '../schedule.ts';
import { MARKET_JOB } from './market-job.ts';
import { readDaySoFar } from './day-so-far.ts';
import { createKeeper } from './keeper.ts';
import type { Keeper } from './keeper.ts';
import { createPoll, POLL_EVERY_MS } from './poll.ts';
import { followStream } from './stream.ts';

const NAME = MARKET_JOB.name;
const FLUSH_EVERY_MS = MARKET_JOB.everyMs;
/** How long polling continues before the stream is tried again: after it broke, and when the service has none. */
const POLL_AFTER_BREAK_MS = 60_000;
const POLL_WHEN_ABSENT_MS = 600_000;

/**
 * Reads the moving market until the signal aborts: the exchange's stream if there is one, otherwise by polling. What
 * moved is stored every few seconds and at the end.
 *
 * @param hasDay true when the live state has the day so far, followed through another node
 */
export async function runMarket(context: JobContext, signal: AbortSignal, hasDay = false): Promise<void> {
  const keeper = createKeeper(context);
  const flushing = keepFlushing(context, keeper, signal);
  const day = { isRead: hasDay };
  while (!signal.aborted) {
    const pollMs = await streamUntilBroken(context, { keeper, day }, signal);
    await pollFor(context, keeper, pollMs, signal);
  }
  await flushing;
}

/** What one run of the reader has: its unsaved records, and whether the day so far was read. */
interface Own {
  keeper: Keeper;
  day: { isRead: boolean };
}

/** Returns how long to poll before the stream is tried again, ms. */
async function streamUntilBroken(context: JobContext, own: Own, signal: AbortSignal): Promise<number> {
  let soFar = new AbortController();
  const hooks = {
    keeper: own.keeper,
    onSnapshot: () => {
      soFar.abort();
      soFar = new AbortController();
      void catchUp(context, own, AbortSignal.any([signal, soFar.signal]));
    },
    onLoss: (error: Error) => noteFailure(NAME, context, error),
  };
  try {
    await followStream(context, hooks, signal);
    return POLL_AFTER_BREAK_MS;
  } catch (error) {
    if (signal.aborted) return 0;
    if (isAbsent(error)) {
      context.log.info({ event: 'polling', job: NAME }, 'The market service has no stream: its figures are polled.');
      return POLL_WHEN_ABSENT_MS;
    }
    await noteFailure(NAME, context, error);
    return POLL_AFTER_BREAK_MS;
  } finally {
    soFar.abort();
  }
}

async function catchUp(context: JobContext, { keeper, day }: Own, signal: AbortSignal): Promise<void> {
  void flush(context, keeper);
  try {
    await readDaySoFar(context, keeper, { hasDay: day.isRead, signal });
    day.isRead = true;
  } catch (error) {
    if (!signal.aborted) context.log.warn({ event: 'day-so-far', job: NAME }, (error as Error).message);
  }
}

async function pollFor(context: JobContext, keeper: Keeper, forMs: number, signal: AbortSignal): Promise<void> {
  const poll = createPoll(context, keeper);
  let failures = 0;
  let isOver = false;
  const callOff = context.clock.after(forMs, () => void (isOver = true));
  signal.addEventListener('abort', callOff, { once: true });
  while (!signal.aborted && !isOver) {
    try {
      await poll(signal);
      void flush(context, keeper);
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      await noteFailure(NAME, context, error);
    }
    await context.pause(nextWaitMs(POLL_EVERY_MS, failures, context.clock.random()), signal).catch(() => undefined);
  }
}

async function keepFlushing(context: JobContext, keeper: Keeper, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await context.pause(FLUSH_EVERY_MS, signal).catch(() => undefined);
    await flush(context, keeper);
  }
}

/** Stores what moved; the job succeeds when there was something to store. */
async function flush({ store, clock, log }: JobContext, keeper: Keeper): Promise<void> {
  try {
    if (await keeper.flush()) await store.ingestJobs.succeeded(NAME, clock.now());
  } catch (error) {
    // The store logs its own outage.
    if (isOutage(error)) return;
    log.error(
      { event: 'store-failed', job: NAME, err: error },
      'The market figures could not be stored. They wait for the next time.',
    );
  }
}
