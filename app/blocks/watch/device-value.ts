import { useSyncExternalStore } from 'react';

/** A choice that is kept on the reader's device and nowhere else. */
export interface DeviceValue<T> {
  /** The choice as it stands; `initial` while the server renders. */
  use(): T;
  read(): T;
  keep(value: T): void;
}

/** Kept under `key`; what the device holds is believed only as far as `parse` understands it (null: not at all). */
export function deviceValue<T>(key: string, initial: T, parse: (value: unknown) => T | null): DeviceValue<T> {
  let held: T | undefined;
  const listeners = new Set<() => void>();
  const read = () => (held ??= stored(key, parse) ?? initial);
  const tell = () => listeners.forEach((listener) => listener());

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      held = undefined;
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  }

  function keep(value: T): void {
    held = value;
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // A full or closed storage: the choice lives as long as the page.
    }
    tell();
  }

  return { read, keep, use: () => useSyncExternalStore(subscribe, read, () => initial) };
}

function stored<T>(key: string, parse: (value: unknown) => T | null): T | null {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}
