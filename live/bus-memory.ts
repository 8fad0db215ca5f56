import type { Bus, BusListener } from './bus.ts';
import type { BusMessage } from './update.ts';

/** More than a minute of messages; a snapshot follows at least every half minute. */
const REPLAYED_MESSAGES = 2_000;

/** The bus of a single process: delivers within the call to `publish`. */
export function createMemoryBus(): Bus {
  const listeners = new Set<BusListener>();
  let replayed: { message: BusMessage; position: number }[] = [];
  let position = 0;

  function record(message: BusMessage): void {
    if (message.kind === 'snapshot') replayed = [];
    replayed.push({ message, position });
    if (replayed.length > REPLAYED_MESSAGES) replayed.shift();
  }

  function missedSince(from: string | undefined) {
    if (from !== undefined) return replayed.filter((entry) => entry.position > Number(from));
    return replayed[0]?.message.kind === 'snapshot' ? replayed : [];
  }

  return {
    async publish(message) {
      position += 1;
      record(message);
      for (const listener of listeners) listener(message, String(position));
      return true;
    },
    async subscribe(listener, from) {
      for (const entry of missedSince(from)) listener(entry.message, String(entry.position));
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isAway: () => false,
    async close() {
      listeners.clear();
      replayed = [];
    },
  };
}
