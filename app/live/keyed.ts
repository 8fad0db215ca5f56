/** Listeners by key: a change of one security notifies only listeners that show it. */
export interface KeyedListeners {
  add(key: string, listener: () => void): () => void;
  tell(key: string): void;
}

export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, Set<() => void>>();
  return {
    add(key, listener) {
      const listeners = byKey.get(key) ?? new Set();
      byKey.set(key, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    tell(key) {
      // On a copy: listeners added or removed meanwhile count from the next notification.
      Array.from(byKey.get(key) ?? []).forEach((listener) => listener());
    },
  };
}
