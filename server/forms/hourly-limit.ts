const HOUR_MS = 3_600_000;
/** Addresses that are remembered; beyond them the least recently seen is forgotten. */
const ADDRESSES_MAX = 50_000;

export interface HourlyLimit {
  /** Counts one and returns 0 when it is allowed; otherwise returns the whole seconds until the next is. */
  take(address: string): number;
  /** Takes back the last count, because nothing came of it. */
  giveBack(address: string): void;
}

/** At most `most` in any hour from one address, counted in memory. */
export function createHourlyLimit(most: number, now: () => number): HourlyLimit {
  const taken = new Map<string, number[]>();

  function recent(address: string): number[] {
    const times = (taken.get(address) ?? []).filter((at) => now() - at < HOUR_MS);
    taken.delete(address);
    return times;
  }

  function keep(address: string, times: number[]): void {
    if (times.length > 0) taken.set(address, times);
    const [oldest] = taken.keys();
    if (taken.size > ADDRESSES_MAX && oldest !== undefined) taken.delete(oldest);
  }

  return {
    take(address) {
      const times = recent(address);
      const isFull = times.length >= most;
      const waitMs = isFull ? times[0]! + HOUR_MS - now() : 0;
      keep(address, isFull ? times : [...times, now()]);
      return Math.ceil(waitMs / 1_000);
    },
    giveBack(address) {
      keep(address, recent(address).slice(0, -1));
    },
  };
}
