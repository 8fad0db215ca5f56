import { useSyncExternalStore } from 'react';
import type { DeviceValue } from './device-value.ts';

/** The current choice; its `initial` value while the server renders and the page hydrates. */
export function useDeviceValue<T>({ initial, read, listen }: DeviceValue<T>): T {
  return useSyncExternalStore(listen, read, () => initial);
}
