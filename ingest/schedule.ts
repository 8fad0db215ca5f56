import { DAY_MS, type Instant } from '#domain/time.ts';
import { isOutage } from '#store/error.ts';
import { isAbsent } from '#upstream/error.ts';
import { sleep } from '#upstream/transport/clock.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { IngestJob, JobContext } from './job.ts';
import { withRun } from './log.ts';
import { failureOf } from './failure.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_LONGEST_MS = 300_000;
const RETRY_LONGEST_AT_LEAST_MS = 30_000;
/** Jobs of one interval drift apart by a tenth of it, so that they do not all send requests at the same time. */
const JITTER = 0.1;

/**
 * Wait before the next reading: the job's interval after a success; a doubling wait while it fails or is incomplete.
 */
export function nextWaitMs(everyMs: number, failures: number, random: number): number {
  const jitter = 1 + (random * 2 - 1) * JITTER;
  if (failures === 0) return everyMs * jitter;
  const longest = Math.min(RETRY_LONGEST_MS, Math.max(RETRY_LONGEST_AT_LEAST_MS, everyMs));
  return Math.min(longest, RETRY_FIRST_MS * 2 ** (failures - 1)) * jitter;
}

/** Within this time a node that begins to lead reads again what the one before it has read. */
const AGAIN_WITHIN_MS = 120_000;

/**
 * Wait before the first reading. A job that another node has read since `since` waits for a moment of its own: a node
 * that takes over has twice the readers, and what it would read at once it mostly has.
 */
export function firstWaitMs(
  { everyMs }: Pick<IngestJob, 'everyMs'>,
  { readAt, since, now, random }: { readAt: Instant | null; since: Instant; now: Instant; random: number },
): number {
  if (readAt === null || readAt < since) return 0;
  return Math.min(Math.max(0, readAt + everyMs - now), AGAIN_WITHIN_MS * random);
}

/**
 * Runs a job repeatedly until the signal aborts, for the first time after `firstMs`. `onAttempt` is called after each
 * attempt, successful or not, and before a wait for the first.
 */
export async function keepReading(
  job: IngestJob,
  context: JobContext,
  signal: AbortSignal,
  { onAttempt = () => undefined, firstMs = 0 }: { onAttempt?(): void; firstMs?: number } = {},
): Promise<void> {
  let early = 0;
  if (firstMs > 0) {
    onAttempt();
    await waitQuietly(context.clock, firstMs, signal);
  }
  while (!signal.aborted) {
    const outcome = await attempt(job, context, signal);
    early = outcome === 'failed' || outcome === 'incomplete' ? early + 1 : 0;
    onAttempt();
    const everyMs = outcome === 'absent' ? DAY_MS : job.everyMs;
    await waitQuietly(context.clock, nextWaitMs(everyMs, early, context.clock.random()), signal);
  }
}

/**
 * 'incomplete': read, and to be read again soon. 'absent': the service does not have the job's data, which is not a
 * failure.
 */
export type Outcome = 'read' | 'incomplete' | 'absent' | 'failed';

/** Runs a job once, and records the outcome in the store and the log. Never throws. */
export async function attempt(job: IngestJob, context: JobContext, signal: AbortSignal): Promise<Outcome> {
  const ofRun = { ...context, log: withRun(context.log) };
  try {
    const outcome = await job.run(ofRun, signal);
    if (outcome === 'waiting') return 'incomplete';
    if (outcome === 'absent') return (await noteAbsence(job, ofRun)) ? 'absent' : 'incomplete';
    await context.store.ingestJobs.succeeded(job.name, context.clock.now());
    return outcome ?? 'read';
  } catch (error) {
    if (signal.aborted) return 'failed';
    if (isAbsent(error) && (await noteAbsence(job, ofRun))) return 'absent';
    await noteFailure(job.name, ofRun, error);
    return 'failed';
  }
}

/** False when the job was read before: data that a service once had and no longer has counts as missing. */
async function noteAbsence({ name, title }: IngestJob, { store, clock, log }: JobContext): Promise<boolean> {
  const isNoted = await store.ingestJobs.absent(name, clock.now()).catch(() => false);
  if (isNoted)
    log.info(
      { event: 'not-offered', job: name },
      `${title}: the service does not have it. It is asked again in a day.`,
    );
  return isNoted;
}

/** Records in the log and the store why a job could not be read. The store logs its own outage. Never throws. */
export async function noteFailure(job: string, { store, clock, log }: JobContext, error: unknown): Promise<void> {
  if (isOutage(error)) return;
  const sentence = error instanceof Error ? error.message : String(error);
  log.warn({ event: 'job-failed', job }, sentence);
  try {
    await store.ingestJobs.failed(job, clock.now(), sentence, failureOf(error));
  } catch (storeError) {
    // The store logs its own outage.
    if (isOutage(storeError)) return;
    log.error({ event: 'store-failed', job, err: storeError }, 'The state of a job could not be stored.');
  }
}

async function waitQuietly(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  await sleep(clock, ms, signal).catch(() => undefined);
}
