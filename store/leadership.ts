/** Holds named locks, each by one holder at a time. */
export interface Leadership {
  /** Runs `work` while the lock is held; false at once, without running it, when another holds it. */
  run(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<boolean>;
  /** Gives every lock up: the signals of the works that run are aborted with this reason. */
  stepDown(reason: Error): void;
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
        await work(lost.signal);
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
