/** Something that can go away as a whole or in parts, from its first sign to its end. */
export interface Outage {
  /** A part does not answer. Told once, whatever else fails meanwhile. */
  failed(reason: string, part?: unknown): void;
  /** A part answers, or is no longer asked. Told when it was the last that did not. */
  well(part?: unknown): void;
  isAway(): boolean;
}

interface Options {
  /** Milliseconds by a clock that is never set. */
  steady(): number;
  onBegin(reason: string): void;
  onEnd(awayMs: number): void;
}

const WHOLE = 'whole';

/** Tells of a fault once when it begins and once when it ends: what happens in between is the same fault. */
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
