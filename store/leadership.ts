import { AsyncLocalStorage } from 'node:async_hooks';

/** What is done while a lock is held; `holds` asks at this moment, before something is told to others. */
export type Led = (signal: AbortSignal, holds: () => boolean) => Promise<void>;

/** Holds named locks, each by one holder at a time. */
export interface Leadership {
  /** Runs `work` while the lock is held; false at once, without running it, when another holds it. */
  run(name: string, work: Led): Promise<boolean>;
  /** Gives every lock up: the signals of the works that run are aborted with this reason. */
  stepDown(reason: Error): void;
}

/** How often a lock had been taken when its holder took it: the database knows by it who holds the lock now. */
export interface Term {
  name: string;
  number: number;
}

export interface Fence {
  /** Throws where what runs was begun under a lock that is lost. */
  assertHeld(): void;
  term: Term;
}

const fence = new AsyncLocalStorage<Fence>();

/** Runs what writes under a lock: each of its statements passes the fence. */
export function fenced<T>(by: Fence, work: () => T): T {
  return fence.run(by, work);
}

/**
 * Asked before each statement is sent: a process that was stopped for a while wakes in the middle of its work, and writes
 * before any of its timers could tell it that another leads.
 */
export function assertLeading(): void {
  fence.getStore()?.assertHeld();
}

/** Of the lock under which this runs; undefined where that is none, or one inside this process. */
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
