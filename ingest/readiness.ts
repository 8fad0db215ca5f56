import { INCIDENT_FAILURES } from '#domain/feed-status.ts';
import type { JobState, Store } from '#store/store.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import { sleep } from '#upstream/transport/clock.ts';

const LOOK_EVERY_MS = 500;
const REMIND_AFTER_MS = 15_000;

/** What the site cannot be without: name of the job and what a person calls it. */
export interface Needed {
  name: string;
  title: string;
}

interface Missing extends Needed {
  /** Why, as the service's name and answer tell it: for the log alone. */
  error: string | null;
}

/**
 * Whether each needed job was ever read, by this process, by the leader on another node, or in an earlier life:
 * the store knows. So a node that follows becomes ready too, and a restart with dead upstreams as well. One that fails
 * again and again holds back nobody once another was read: its pages say what is missing, and all others work.
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
    /** What anybody may read. */
    reasons: (): string[] => missing.map(({ title }) => `${title}: not read yet.`),
    /** Resolves when nothing is missing any more; `remind` is called with what is and why, every quarter of a minute. */
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

/** What a service does not have is not waited for. */
function isMissing(state: JobState | undefined): boolean {
  return state?.lastSuccessAt == null && state?.absentSince == null;
}

function isGivenUp(state: JobState | undefined): boolean {
  return (state?.failures ?? 0) >= INCIDENT_FAILURES;
}
