import { createListeners, type DeviceValue } from './device-value.ts';

/** A reading preference: one of a few values. */
export interface Preference<T extends string> extends DeviceValue<T> {
  name: string;
  values: readonly T[];
}

/**
 * The value is on the root element as `data-<name>`, where the style sheets read it and where the script in the head
 * has put the device's value; without the attribute, `initial` applies.
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
      // Storage is blocked in some private windows: the choice then lasts as long as the page.
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

/** The stored value; when storage is blocked, the page's current value. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return document.documentElement.dataset[name] ?? null;
  }
}

export type Density = 'comfortable' | 'compact' | 'dense';

export const theme = preference('theme', ['system', 'light', 'dark'], 'system');
/** Row height of tables and ledgers, including the market watch. */
export const density = preference<Density>('density', ['comfortable', 'compact', 'dense'], 'compact');
/** The colours of rise and fall. */
export const palette = preference('palette', ['standard', 'colour-blind'], 'standard');
/** Whether the reader agreed to the measurement of page speed; 'off' until then. */
export const measurement = preference('measurement', ['off', 'on'], 'off');
