/** A choice that is stored on the reader's device only. React reads it by `useDeviceValue`. */
export interface DeviceValue<T> {
  /** The value when the device has none, and while the server renders. */
  initial: T;
  read(): T;
  keep(value: T): void;
  /** Calls the listener when the choice changes, here or in another tab; returns a function to stop. */
  listen(listener: () => void): () => void;
}

/** Stored under `key`; a stored value is used only as far as `parse` accepts it (null: not at all). */
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
        // With full or blocked storage, the choice lasts as long as the page.
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
 * Listeners for the value that the device stores under `key`. `changed` is called before them when the value may have
 * changed elsewhere: in another tab, or on later pages before the back button restored this one.
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
      // The key is null when all storage was cleared.
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
