/** What is kept, in the order of its last use, within a number of bytes. */
export interface Memory<T> {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
  /** Takes the size of the value anew; false where the key holds another or none. */
  weigh(key: string, value: T): boolean;
  bytes(): number;
  size(): number;
}

interface Options<T> {
  maxBytes: number;
  bytesOf(value: T): number;
  /** Told of what made room, for others or for its own successor. */
  onGone(value: T, isReplaced: boolean): void;
}

/** A value that is larger than the whole makes all others go, and goes itself. */
export function createMemory<T>({ maxBytes, bytesOf, onGone }: Options<T>): Memory<T> {
  const held = new Map<string, { value: T; bytes: number }>();
  let total = 0;

  function remove(key: string): T | undefined {
    const entry = held.get(key);
    if (!entry) return undefined;
    held.delete(key);
    total -= entry.bytes;
    return entry.value;
  }

  function enter(key: string, value: T): void {
    const bytes = bytesOf(value);
    held.set(key, { value, bytes });
    total += bytes;
    for (const oldest of held.keys()) {
      if (total <= maxBytes) return;
      onGone(remove(oldest)!, false);
    }
  }

  return {
    get(key) {
      const entry = held.get(key);
      if (!entry) return undefined;
      held.delete(key);
      held.set(key, entry);
      return entry.value;
    },
    put(key, value) {
      const before = remove(key);
      if (before !== undefined) onGone(before, true);
      enter(key, value);
    },
    weigh(key, value) {
      if (held.get(key)?.value !== value) return false;
      remove(key);
      enter(key, value);
      return true;
    },
    bytes: () => total,
    size: () => held.size,
  };
}
