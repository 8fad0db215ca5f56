/** A choice that is kept on the reader's device and nowhere else. React reads it by `useDeviceValue`. */
export interface DeviceValue<T> {
  /** What holds where the device has nothing, and while the server renders. */
  initial: T;
  read(): T;
  keep(value: T): void;
  /** Told when the choice changes, here or in another tab; answers how to stop. */
  listen(listener: () => void): () => void;
}

/** Kept under `key`; what the device holds is believed only as far as `parse` understands it (null: not at all). */
export function deviceValue<T>(key: string, initial: T, parse: (value: unknown) => T | null): DeviceValue<T> {
  let held: T | undefined;
  const listeners = createListeners(key, () => (held = undefined));

  return {
    initial,
    read: () => (held ??= stored(key, parse) ?? initial),
    keep(value) {
      held = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // A full or closed storage: the choice lives as long as the page.
      }
      listeners.tell();
    },
    listen: listeners.listen,
  };
}

function stored<T>(key: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Those who follow what the device holds under `key`. `changed` is called before them when it may have changed elsewhere:
 * in another tab, or on the pages after this one, before the back button brought it again.
 */
export function createListeners(key: string, changed: () => void) {
  const listeners = new Set<() => void>();
  let leaving = new AbortController();
  const tell = () => listeners.forEach((listener) => listener());
  const tellChanged = () => {
    changed();
    tell();
  };

  function listen(listener: () => void): () => void {
    if (listeners.size === 0) {
      leaving = new AbortController();
      const { signal } = leaving;
      // The key is null where all was deleted.
      addEventListener('storage', (event) => (event.key ?? key) === key && tellChanged(), { signal });
      addEventListener('pageshow', ({ persisted }) => persisted && tellChanged(), { signal });
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) leaving.abort();
    };
  }

  return { tell, listen };
}
