import { deviceValue } from '#app/live/device-value.ts';
import { useDeviceValue } from '#app/live/use-device-value.ts';

const MOST = 200;
const NOTHING: readonly string[] = [];

const list = deviceValue<readonly string[]>('watchlist', NOTHING, (value) =>
  Array.isArray(value) ? value.filter((symbol): symbol is string => typeof symbol === 'string').slice(0, MOST) : null,
);

/** The reader's own list of symbols, stored only on the device. Empty in server rendering. */
export function useWatchlist(): readonly string[] {
  return useDeviceValue(list);
}

/** Adds a symbol to the list, or removes it. */
export function toggleWatched(symbol: string): void {
  const now = list.read();
  list.keep(now.includes(symbol) ? now.filter((each) => each !== symbol) : [...now, symbol].slice(-MOST));
}

/** Appends symbols to the list; returns how many were added, and how many had no room. */
export function addWatched(symbols: readonly string[]): { count: number; left: number } {
  const now = list.read();
  const fresh = symbols.filter((symbol) => !now.includes(symbol));
  const next = [...now, ...fresh].slice(0, MOST);
  list.keep(next);
  return { count: next.length - now.length, left: now.length + fresh.length - next.length };
}
