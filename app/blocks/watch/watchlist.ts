import { deviceValue } from './device-value.ts';

const MOST = 200;
const NOTHING: readonly string[] = [];

const list = deviceValue<readonly string[]>('watchlist', NOTHING, (value) =>
  Array.isArray(value) ? value.filter((symbol): symbol is string => typeof symbol === 'string').slice(0, MOST) : null,
);

/** The reader's own list of symbols, kept on the device and nowhere else. Empty while the server renders. */
export const useWatchlist = list.use;

/** Puts a symbol on the list, or takes it off. */
export function toggleWatched(symbol: string): void {
  const now = list.read();
  list.keep(now.includes(symbol) ? now.filter((each) => each !== symbol) : [...now, symbol].slice(-MOST));
}
