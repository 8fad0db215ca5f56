import { INCIDENT_FAILURES } from '#domain/feed-status.ts';
import type { JobState, Store } from '#store/store.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import { sleep } from '#upstream/transport/clock.ts';

const LOOK_EVERY_MS = 500;
const REMIND_AFTER_MS = 15_000;

/** A job that the site requires: its name, and its title for people. */
export interface Needed {
  name: string;
  title: string;
}

interface Missing extends Needed {
  /** The last error, which names the service and its answer: for the log alone. */
  error: string | null;
}

/**
 * Whether each required job was ever read, by this process, by the leader on another node, or by an earlier process:
 * the store records it. So a node that follows becomes ready too, and so does a restart with dead upstreams. A job that
 * fails repeatedly does not block readiness once another was read: its pages say what is missing, and all others work.
 */
export function createReadiness(store: Pick<Store, 'ingestJobs'>, needed: readonly Needed[], clock: Clock) {
  let missing: readonly Missing[] = needed.map((job) => ({ ...job, error: null }));

  async function look(): Promise<boolean> {
    const states = new Map((await store.ingestJobs.list()).map((state) => [state.job, state]));
    const unread = needed.filter(({ name }) => isMissing(states.get(name)));
    const isAnyRead = unread.length < needed.length;
    missing = unread
      .filter(({ name }) => !(isAnyRead && isGivenUp(states.get(name))))
      .map((job) => ({ ...job, error: states.get(job.name)?.lastError ?? null }));
    return missing.length === 0;
  }

  return {
    /** Reasons that anybody may read. */
    reasons: (): string[] => missing.map(({ title }) => `${title}: not read yet.`),
    /**
     * Resolves when nothing is missing any more; `remind` is called with what is missing and why, every quarter of a
     * minute.
     */
    async untilReady(signal: AbortSignal, remind: (reasons: string[]) => void): Promise<void> {
      let remindedAt = clock.steady();
      while (!(await look().catch(() => false))) {
        if (clock.steady() - remindedAt >= REMIND_AFTER_MS) {
          remindedAt = clock.steady();
          remind(missing.map(({ title, error }) => [`${title}: not read yet.`, error ?? ''].join(' ').trim()));
        }
        await sleep(clock, LOOK_EVERY_MS, signal);
      }
    },
  };
}

/** Data that a service does not have is not waited for. */
function isMissing(state: JobState | undefined): boolean {
  return state?.lastSuccessAt == null && state?.absentSince == null;
}

function isGivenUp(state: JobState | undefined): boolean {
  return (state?.failures ?? 0) >= INCIDENT_FAILURES;
}
