import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Work done while a lock is held; `holds` returns whether it is held at this moment, to be checked before anything is
 * published.
 */
export type Led = (signal: AbortSignal, holds: () => boolean) => Promise<void>;

/** Holds named locks, each by one holder at a time. */
export interface Leadership {
  /** Runs `work` while the lock is held; returns false immediately, without running it, when another holds it. */
  run(name: string, work: Led): Promise<boolean>;
  /** Releases every lock: the signals of running work are aborted with this reason. */
  stepDown(reason: Error): void;
}

/**
 * Term of a lock: how often it had been acquired when its holder acquired it, by which the database knows the current
 * holder.
 */
export interface Term {
  name: string;
  number: number;
}

export interface Fence {
  /** Throws when the current work was begun under a lock that has been lost. */
  assertHeld(): void;
  term: Term;
}

const fence = new AsyncLocalStorage<Fence>();

/** Runs work that writes under a lock: each of its statements passes the fence. */
export function fenced<T>(by: Fence, work: () => T): T {
  return fence.run(by, work);
}

/**
 * Called before each statement is sent: a process that was stopped for a while resumes in the middle of its work, and
 * would write before any of its timers could report that another leads.
 */
export function assertLeading(): void {
  fence.getStore()?.assertHeld();
}

/** Term of the lock under which this code runs; undefined when there is none, or one inside this process. */
export function currentTerm(): Term | undefined {
  return fence.getStore()?.term;
}

/**
 * Leadership inside one process. The embedded database has one backend session for all its connections, so an advisory
 * lock there would be granted to everyone; the lock on the data folder already keeps every other process out.
 */
export function processLeadership(): Leadership {
  const held = new Map<string, AbortController>();
  return {
    async run(name, work) {
      if (held.has(name)) return false;
      const lost = new AbortController();
      held.set(name, lost);
      try {
        await work(lost.signal, () => !lost.signal.aborted);
      } finally {
        held.delete(name);
      }
      return true;
    },
    stepDown(reason) {
      for (const lost of held.values()) lost.abort(reason);
    },
  };
}
