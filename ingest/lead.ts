import { AsyncLocalStorage } from 'node:async_hooks';
import { StoreError } from '#store/error.ts';

/** Whether this node leads at the moment, and the way to write as the one that does. */
export interface Lead {
  leads(): boolean;
  /** Does `work` under the lock. Rejects at once where another may lead. */
  write<T>(work: () => Promise<T>): Promise<T>;
  /** From here until the answer is called the lock is held, for as long as `holds` says so. Called within the lock's work. */
  take(holds: () => boolean): () => void;
}

/** What goes on longer than a leadership, as the reading of the market does, asks here whether it may write. */
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
