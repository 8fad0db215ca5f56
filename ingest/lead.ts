import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreError } from '#store/error.ts';

/** Whether this node leads at the moment, and how to write as the leader. */
export interface Lead {
  leads(): boolean;
  /** Runs `work` under the lock. Rejects immediately when another node may lead. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Marks the lock as held until the returned function is called, for as long as `holds` returns true. Called within
   * the lock's work.
   */
  take(holds: () => boolean): () => void;
}

/** Lets work that outlives a leadership, such as reading the market, check whether it may write. */
export function createLead(): Lead {
  let current: { holds: () => boolean; within: ReturnType<typeof AsyncLocalStorage.snapshot> } | undefined;
  const leads = () => current?.holds() ?? false;
  return {
    leads,
    async write(work) {
      if (!current || !leads()) throw new StoreError('interrupted', 'This node does not lead: it writes nothing.');
      return await current.within(work);
    },
    take(holds) {
      const taken = { holds, within: AsyncLocalStorage.snapshot() };
      current = taken;
      return () => {
        if (current === taken) current = undefined;
      };
    },
  };
}
