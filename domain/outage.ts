/** An outage of a whole or of its parts, from its first sign to its end. */
export interface Outage {
  /** A part does not answer. Reported once, whatever else fails meanwhile. */
  failed(reason: string, part?: unknown): void;
  /** A part answers, or is no longer requested. Reported when no failed part is left. */
  well(part?: unknown): void;
  isAway(): boolean;
}

interface Options {
  /** Milliseconds by a monotonic clock. */
  steady(): number;
  onBegin(reason: string): void;
  onEnd(awayMs: number): void;
}

const WHOLE = 'whole';

/** Reports an outage once when it begins and once when it ends: all failures in between belong to it. */
export function createOutage({ steady, onBegin, onEnd }: Options): Outage {
  const away = new Set<unknown>();
  let since = 0;
  return {
    failed(reason, part = WHOLE) {
      const isFirst = away.size === 0;
      away.add(part);
      if (!isFirst) return;
      since = steady();
      onBegin(reason);
    },
    well(part = WHOLE) {
      if (away.delete(part) && away.size === 0) onEnd(Math.round(steady() - since));
    },
    isAway: () => away.size > 0,
  };
}
