/**
 * Values within a number of bytes. The oldest is evicted first; one that was used since its last turn has another turn
 * (the clock algorithm, which costs a use nothing but a mark).
 */
export interface Memory<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  /** Measures the value again; returns false when the key has another value or none. */
  weigh(key: string, value: T): boolean;
  bytes(): number;
  size(): number;
}

interface Options<T> {
  maxBytes: number;
  bytesOf(value: T): number;
  /** Called for each value that is evicted or replaced. */
  onGone(value: T, isReplaced: boolean): void;
}

interface Entry<T> {
  value: T;
  bytes: number;
  isUsed: boolean;
}

/** A value that is larger than `maxBytes` evicts all others and itself. */
export function createMemory<T>({ maxBytes, bytesOf, onGone }: Options<T>): Memory<T> {
  const entries = new Map<string, Entry<T>>();
  let total = 0;

  function remove(key: string): T | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    entries.delete(key);
    total -= entry.bytes;
    return entry.value;
  }

  function enter(key: string, value: T): void {
    const bytes = bytesOf(value);
    entries.set(key, { value, bytes, isUsed: false });
    total += bytes;
    for (const [oldest, entry] of entries) {
      if (total <= maxBytes) return;
      if (entry.isUsed) {
        entry.isUsed = false;
        entries.delete(oldest);
        entries.set(oldest, entry);
      } else onGone(remove(oldest)!, false);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry) entry.isUsed = true;
      return entry?.value;
    },
    put(key, value) {
      const before = remove(key);
      if (before !== undefined) onGone(before, true);
      enter(key, value);
    },
    weigh(key, value) {
      if (entries.get(key)?.value !== value) return false;
      remove(key);
      enter(key, value);
      return true;
    },
    bytes: () => total,
    size: () => entries.size,
  };
}
