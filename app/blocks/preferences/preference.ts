import { useSyncExternalStore } from 'react';

/** A reading preference: one of a few values, kept on the reader's device and nowhere else. */
export interface Preference<T extends string> {
  name: string;
  values: readonly T[];
  /** The value as it stands; `initial` while the server renders and the page wakes. */
  use(): T;
  keep(value: T): void;
}

/**
 * The value stands on the root element as `data-<name>`, where the style sheets read it and where the head's script has put
 * what the device holds; without the attribute `initial` holds.
 */
function preference<T extends string>(name: string, values: readonly T[], initial: T): Preference<T> {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const read = () => values.find((value) => value === document.documentElement.dataset[name]) ?? initial;

  function show(value: string | null): void {
    const { dataset } = document.documentElement;
    if (value === null || value === initial) delete dataset[name];
    else dataset[name] = value;
    tell();
  }

  function subscribe(listener: () => void): () => void {
    // Another tab of the same reader.
    const onStorage = ({ key, newValue }: StorageEvent) => key === name && show(newValue);
    listeners.add(listener);
    addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', onStorage);
    };
  }

  function keep(value: T): void {
    show(value);
    try {
      if (value === initial) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      // Storage is closed in some private windows: the choice then lasts as long as the page.
    }
  }

  return { name, values, keep, use: () => useSyncExternalStore(subscribe, read, () => initial) };
}

export type Density = 'comfortable' | 'compact' | 'dense';

export const theme = preference('theme', ['system', 'light', 'dark'], 'system');
/** How high the rows of tables and ledgers stand, the market watch's among them. */
export const density = preference<Density>('density', ['comfortable', 'compact', 'dense'], 'compact');
/** The colours of rise and fall. */
export const palette = preference('palette', ['standard', 'colour-blind'], 'standard');
/** Whether the reader agreed that page speed is measured: not before they said so. */
export const measurement = preference('measurement', ['off', 'on'], 'off');
