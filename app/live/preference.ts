import { createListeners, type DeviceValue } from './device-value.ts';

/** A reading preference: one of a few values. */
export interface Preference<T extends string> extends DeviceValue<T> {
  name: string;
  values: readonly T[];
}

/**
 * The value is on the root element as `data-<name>`, where the style sheets read it and where the head's script has put
 * what the device holds; without the attribute `initial` holds.
 */
function preference<T extends string>(name: string, values: readonly T[], initial: T): Preference<T> {
  const listeners = createListeners(name, () => show(stored(name)));

  function show(value: string | null): void {
    const { dataset } = document.documentElement;
    if (value === null || value === initial) delete dataset[name];
    else dataset[name] = value;
  }

  function keep(value: T): void {
    show(value);
    try {
      if (value === initial) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch {
      // Storage is closed in some private windows: the choice then lasts as long as the page.
    }
    listeners.tell();
  }

  return {
    name,
    values,
    initial,
    read: () => values.find((value) => value === document.documentElement.dataset[name]) ?? initial,
    keep,
    listen: listeners.listen,
  };
}

/** What the device holds; where it is closed, what the page shows. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return document.documentElement.dataset[name] ?? null;
  }
}

export type Density = 'comfortable' | 'compact' | 'dense';

export const theme = preference('theme', ['system', 'light', 'dark'], 'system');
/** How high the rows of tables and ledgers are, the market watch's among them. */
export const density = preference<Density>('density', ['comfortable', 'compact', 'dense'], 'compact');
/** The colours of rise and fall. */
export const palette = preference('palette', ['standard', 'colour-blind'], 'standard');
/** Whether the reader agreed that page speed is measured: not before they said so. */
export const measurement = preference('measurement', ['off', 'on'], 'off');
