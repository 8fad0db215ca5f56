import type { Bus, BusListener } from './bus.ts';
import type { MarketUpdate } from './update.ts';

/** More than a minute of updates; a snapshot comes at least every half minute. */
const KEPT_UPDATES = 2_000;

/** The bus of a single process: delivers within the call. */
export function createMemoryBus(): Bus {
  const listeners = new Set<BusListener>();
  let kept: { update: MarketUpdate; position: number }[] = [];
  let position = 0;

  function keep(update: MarketUpdate): void {
    if (update.kind === 'snapshot') kept = [];
    kept.push({ update, position });
    if (kept.length > KEPT_UPDATES) kept.shift();
  }

  function missedSince(from: string | undefined) {
    if (from !== undefined) return kept.filter((entry) => entry.position > Number(from));
    return kept[0]?.update.kind === 'snapshot' ? kept : [];
  }

  return {
    async publish(update) {
      position += 1;
      keep(update);
      for (const listener of listeners) listener(update, String(position));
      return true;
    },
    async subscribe(listener, from) {
      for (const entry of missedSince(from)) listener(entry.update, String(entry.position));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      kept = [];
    },
  };
}
