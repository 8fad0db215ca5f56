import type { CacheObserver } from './events.ts';
import type { Sendable } from './kept.ts';
import { createMemory } from './memory.ts';
import type { Reads } from './reads.ts';
import type { Target } from './target.ts';

/** Of the memory, for pages whose address readers write: they make room for each other, never for the others. */
const OPEN_SHARE = 0.25;
/** Whatever else is true, a page is made anew after this. */
const LIFE_MAX_MS = 3_600_000;
const BRIEF_LIFE_MS = 5_000;

/** A page as it is kept. */
export interface Entry {
  target: Target;
  sendable: Sendable;
  madeAt: number;
  /** From here on it is no longer true. */
  staleAt: number;
  /** When it was last tried to make it anew, in vain. */
  excusedAt: number;
  /** Whether its smallest encoding was asked for. */
  isImproved: boolean;
}

/** All kept pages within their memory, each followed by what it was made from. */
export interface Shelves {
  find(target: Target): Entry | undefined;
  put(target: Target, sendable: Sendable, reads: Reads): Entry;
  /** Whether it is still the one that is kept; if so, its size is taken anew. */
  weigh(entry: Entry): boolean;
  counters(): { pages: number; bytes: number };
}

interface Options {
  maxBytes: number;
  now(): number;
  observe: CacheObserver;
}

export function createShelves({ maxBytes, now, observe }: Options): Shelves {
  const leaves = new WeakMap<Entry, () => void>();
  const [usual, open] = [shelf(1 - OPEN_SHARE), shelf(OPEN_SHARE)];

  function shelf(share: number) {
    return createMemory<Entry>({
      maxBytes: maxBytes * share,
      bytesOf: ({ sendable, target }) => sendable.bytes + target.address.length,
      onGone(entry, isReplaced) {
        leaves.get(entry)?.();
        if (!isReplaced) observe({ kind: 'evicted', route: entry.target.route });
      },
    });
  }

  function shelfOf({ isOpen, isBrief }: Target) {
    return isOpen || isBrief ? open : usual;
  }

  function follow(entry: Entry, reads: Reads): void {
    const leave = reads.follow((staleAt) => {
      if (staleAt >= entry.staleAt) return;
      entry.staleAt = staleAt;
      observe({ kind: 'retired', route: entry.target.route });
    });
    leaves.set(entry, leave);
  }

  return {
    find: (target) => shelfOf(target).get(target.address),
    put(target, sendable, reads) {
      const madeAt = now();
      const lifeMs = target.isBrief ? BRIEF_LIFE_MS : LIFE_MAX_MS;
      const staleAt = Math.min(reads.staleAt(), madeAt + lifeMs);
      const entry = { target, sendable, madeAt, staleAt, excusedAt: 0, isImproved: false };
      follow(entry, reads);
      shelfOf(target).put(target.address, entry);
      return entry;
    },
    weigh: (entry) => shelfOf(entry.target).weigh(entry.target.address, entry),
    counters: () => ({ pages: usual.size() + open.size(), bytes: usual.bytes() + open.bytes() }),
  };
}
