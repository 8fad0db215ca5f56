import { isOutage } from '#store/error.ts';
import { sleep } from '#upstream/transport/clock.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Feed, FeedContext } from './feed.ts';
import { withRun } from './log.ts';
import { failureOf } from './failure.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 300_000;
const RETRY_LONGEST_AT_LEAST_MS = 30_000;
/** Feeds of one interval drift apart by a tenth of it, so that they do not ask all at once. */
const JITTER = 0.1;

/** Wait before the next reading: the feed's interval after a success, a doubling one after failures in a row. */
export function nextWaitMs(everyMs: number, failures: number, random: number): number {
  const jitter = 1 + (random * 2 - 1) * JITTER;
  if (failures === 0) return everyMs * jitter;
  const longest = Math.min(RETRY_LONGEST_MS, Math.max(RETRY_LONGEST_AT_LEAST_MS, everyMs));
  return Math.min(longest, RETRY_FIRST_MS * 2 ** (failures - 1)) * jitter;
}

/** Reads a feed again and again until the signal. `onAttempt` is called after each attempt, good or not. */
export async function keepReading(
  feed: Feed,
  context: FeedContext,
  signal: AbortSignal,
  onAttempt: () => void = () => undefined,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const read = await attempt(feed, context, signal);
    failures = read ? 0 : failures + 1;
    onAttempt();
    await waitQuietly(context.clock, nextWaitMs(feed.everyMs, failures, context.clock.random()), signal);
  }
}

/** One reading, and its outcome in the store and the log. Never throws. */
export async function attempt(feed: Feed, context: FeedContext, signal: AbortSignal): Promise<boolean> {
  const ofRun = { ...context, log: withRun(context.log) };
  try {
    await feed.run(ofRun, signal);
    await context.store.feeds.succeeded(feed.name, context.clock.now());
    return true;
  } catch (error) {
    if (!signal.aborted) await noteFailure(feed.name, ofRun, error);
    return false;
  }
}

/** Says in the log and in the store why a feed could not be read. Of the store's own outage the store tells. Never throws. */
export async function noteFailure(feed: string, { store, clock, log }: FeedContext, error: unknown): Promise<void> {
  if (isOutage(error)) return;
  const sentence = error instanceof Error ? error.message : String(error);
  log.warn({ event: 'feed-failed', feed }, sentence);
  try {
    await store.feeds.failed(feed, clock.now(), sentence, failureOf(error));
  } catch (storeError) {
    // The store says itself that it is away.
    if (isOutage(storeError)) return;
    log.error({ event: 'store-failed', feed, err: storeError }, 'The state of a feed could not be stored.');
  }
}

async function waitQuietly(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  await sleep(clock, ms, signal).catch(() => undefined);
}
