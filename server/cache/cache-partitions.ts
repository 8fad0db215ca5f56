import type { CacheObserver } from './events.ts';
import type { CachedResponse } from './cached-response.ts';
import { createMemory } from './memory.ts';
import type { Reads } from './reads.ts';
import type { PageRequest } from './page-request.ts';
import type { AgeCause } from '../words/page-age.ts';

/** Share of the memory for pages whose address has values that readers choose: such pages evict only each other. */
const OPEN_SHARE = 0.25;
/** A page is rendered again after this time in any case. */
const LIFE_MAX_MS = 3_600_000;
const SHORT_LIFE_MS = 5_000;

/** A cached page. */
export interface Entry {
  target: PageRequest;
  cached: CachedResponse;
  madeAt: number;
  /** Time from which the page is stale. */
  staleAt: number;
  /** The same page with its time shown, once it has been served stale for a while; otherwise null. */
  aged: CachedResponse | null;
  /** When rendering the page again last failed or took too long. */
  staleIfErrorSince: number;
  /** Whether rendering failed or took too long. */
  ageCause: AgeCause;
  /** True when the smallest encoding was requested. */
  isImproved: boolean;
}

/** All cached pages within their memory limit. A page becomes stale when a tag that it was rendered from moves. */
export interface CachePartitions {
  find(target: PageRequest): Entry | undefined;
  put(target: PageRequest, cached: CachedResponse, reads: Reads): Entry;
  /** Measures the entry again; returns false when its key has another entry. */
  weigh(entry: Entry): boolean;
  counters(): { pages: number; bytes: number };
}

interface Options {
  maxBytes: number;
  steady(): number;
  observe: CacheObserver;
}

export function createCachePartitions({ maxBytes, steady, observe }: Options): CachePartitions {
  const leaves = new WeakMap<Entry, () => void>();
  const [usual, open] = [partition(1 - OPEN_SHARE), partition(OPEN_SHARE)];

  function partition(share: number) {
    return createMemory<Entry>({
      maxBytes: maxBytes * share,
      bytesOf: ({ cached, aged, target }) => cached.bytes + (aged?.bytes ?? 0) + target.address.length,
      onGone(entry, isReplaced) {
        leaves.get(entry)?.();
        if (!isReplaced) observe({ kind: 'evicted', route: entry.target.route });
      },
    });
  }

  function partitionOf({ isKeyedByInput, isShortLived }: PageRequest) {
    return isKeyedByInput || isShortLived ? open : usual;
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
    find: (target) => partitionOf(target).get(target.address),
    put(target, cached, reads) {
      const madeAt = steady();
      const lifeMs = target.isShortLived ? SHORT_LIFE_MS : LIFE_MAX_MS;
      const staleAt = Math.min(reads.staleAt(), madeAt + lifeMs);
      const entry: Entry = {
        target,
        cached,
        madeAt,
        staleAt,
        aged: null,
        staleIfErrorSince: Number.NEGATIVE_INFINITY,
        ageCause: 'slow',
        isImproved: false,
      };
      follow(entry, reads);
      partitionOf(target).put(target.address, entry);
      return entry;
    },
    weigh: (entry) => partitionOf(entry.target).weigh(entry.target.address, entry),
    counters: () => ({ pages: usual.size() + open.size(), bytes: usual.bytes() + open.bytes() }),
  };
}
