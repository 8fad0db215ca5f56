import { deviceValue } from '#app/live/device-value.ts';
import { useDeviceValue } from '#app/live/use-device-value.ts';

const MOST = 200;
const NOTHING: readonly string[] = [];

const list = deviceValue<readonly string[]>('watchlist', NOTHING, (value) =>
  Array.isArray(value) ? value.filter((symbol): symbol is string => typeof symbol === 'string').slice(0, MOST) : null,
);

/** The reader's own list of symbols, kept on the device and nowhere else. Empty while the server renders. */
export function useWatchlist(): readonly string[] {
  return useDeviceValue(list);
}

/** Puts a symbol on the list, or takes it off. */
export function toggleWatched(symbol: string): void {
  const now = list.read();
  list.keep(now.includes(symbol) ? now.filter((each) => each !== symbol) : [...now, symbol].slice(-MOST));
}

/** Puts symbols behind those that are on the list; how many came, and how many it has no room for. */
export function addWatched(symbols: readonly string[]): { count: number; left: number } {
  const now = list.read();
  const fresh = symbols.filter((symbol) => !now.includes(symbol));
  const next = [...now, ...fresh].slice(0, MOST);
  list.keep(next);
  return { count: next.length - now.length, left: now.length + fresh.length - next.length };
}
