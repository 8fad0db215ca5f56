import type { Encoder } from './encoder.ts';
import type { CacheObserver } from './events.ts';
import { CachedResponse, type Finished } from './cached-response.ts';
import type { Encoding } from './negotiate.ts';
import { inTime } from '../in-time.ts';
import type { Reads } from './reads.ts';
import { createCachePartitions, type Entry } from './cache-partitions.ts';
import type { PageRequest } from './page-request.ts';

/** A page that is no longer true may be sent so long, while it is made anew. */
const STALE_MS = 1_000;
/** Where there is an earlier one, a page is waited for so long: then the last good one is sent, and the making goes on. */
const DEADLINE_MS = 1_000;
/** Where there is none, and until another is begun beside one that is stuck. */
const LIMIT_MS = 10_000;
/** One that is older than this says so. */
const AGED_AFTER_MS = 3_000;
/** Where it cannot be made anew for a fault of ours, the last good one stands so long. */
const STALE_ON_FAULT_MS = 300_000;
/** A page that has not changed for so long will stay a while, and is worth the smallest encoding. */
const SETTLED_MS = 60_000;

const UNAVAILABLE = 503;

/** A page that was made afresh. */
export interface Made {
  finished: Finished;
  /** What it was made from. */
  reads: Reads;
  /** False for faults, redirects and whatever must not be shown twice. */
  isKept: boolean;
}

/** A body and the encoding to send it in. */
export interface Prepared {
  cached: CachedResponse;
  encoding: Encoding;
}

export interface PageCache {
  /** What can be sent at once; undefined where something has to be made first. */
  ready(target: PageRequest, wished: Encoding): Prepared | undefined;
  /** Makes what is missing, once however many ask for it. Rejects only where `make` does. */
  get(target: PageRequest, wished: Encoding, requestId: string): Promise<Prepared>;
  counters(): { pages: number; bytes: number };
}

export interface PageCacheOptions {
  maxBytes: number;
  encoder: Encoder;
  make(target: PageRequest, requestId: string): Promise<Made>;
  steady(): number;
  /** A page's body with the time as of which it is, which was so many milliseconds ago. */
  aged(target: PageRequest, page: CachedResponse, agoMs: number): Buffer;
  /** What is answered for a page that is not made in time. */
  unavailable(target: PageRequest): Finished;
  observe?: CacheObserver;
}

interface Making {
  begunAt: number;
  page: Promise<CachedResponse>;
}

/** Finished pages, each as long as it is true. Nothing in it depends on who asks. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, encoder, make, steady, aged, unavailable, observe = () => {} } = options;
  const partitions = createCachePartitions({ maxBytes, steady, observe });
  const underWay = new Map<string, Making>();

  /** Undefined where it is too old to be shown. */
  function usable(target: PageRequest): Entry | undefined {
    const entry = partitions.find(target);
    return entry && steady() < Math.max(entry.staleAt, entry.staleIfErrorSince) + STALE_MS ? entry : undefined;
  }

  /** What is sent of it: one that is no longer true for a while says since when. */
  function shown(entry: Entry): CachedResponse {
    const agoMs = steady() - entry.staleAt;
    if (agoMs < AGED_AFTER_MS) return entry.cached;
    entry.aged ??= entry.cached.withBody(aged(entry.target, entry.cached, agoMs));
    return entry.aged;
  }

  /** One that is no longer true is made anew while it is sent. */
  function show(entry: Entry): CachedResponse {
    const { target } = entry;
    const isFresh = steady() < entry.staleAt;
    observe({ kind: isFresh ? 'hit' : 'stale', route: target.route });
    if (isFresh) improve(entry);
    else renew(target, crypto.randomUUID()).page.catch(() => undefined);
    return shown(entry);
  }

  function renew(target: PageRequest, requestId: string): Making {
    const { address } = target;
    const known = underWay.get(address);
    if (known && steady() - known.begunAt < LIMIT_MS) return known;
    const page = begin(target, requestId).finally(() => {
      if (underWay.get(address) === making) underWay.delete(address);
    });
    const making: Making = { begunAt: steady(), page };
    underWay.set(address, making);
    return making;
  }

  /** The page made anew, where that takes no longer than a reader may wait; else the last good one. */
  async function fresh(target: PageRequest, requestId: string): Promise<CachedResponse> {
    const { begunAt, page } = renew(target, requestId);
    const limitMs = (partitions.find(target) ? DEADLINE_MS : LIMIT_MS) - (steady() - begunAt);
    return await inTime(limitMs, page, () => standIn(target) ?? new CachedResponse(unavailable(target)));
  }

  /** The last good one, for the next readers at once. */
  function standIn(target: PageRequest): CachedResponse | undefined {
    const before = partitions.find(target);
    if (!before) return undefined;
    before.staleIfErrorSince = steady();
    return shown(before);
  }

  async function begin(target: PageRequest, requestId: string): Promise<CachedResponse> {
    const from = performance.now();
    const made = await make(target, requestId);
    const ms = performance.now() - from;
    const { status } = made.finished;
    observe({ kind: 'made', route: target.route, address: target.address, ms, status, isKept: made.isKept });
    return take(target, made);
  }

  /** A fault does not take the place of a good page that readers can still do with; for want of the store, any good page is one. */
  async function take(target: PageRequest, { finished, reads, isKept }: Made): Promise<CachedResponse> {
    const before = partitions.find(target);
    if (!isKept) {
      const isExcused = before && (finished.status === UNAVAILABLE || steady() < before.staleAt + STALE_ON_FAULT_MS);
      const standing = finished.status >= 500 && isExcused ? standIn(target) : undefined;
      return standing ?? new CachedResponse(finished);
    }
    const made = new CachedResponse(finished);
    const cached = before?.cached.isSame(made) ? before.cached : made;
    for (const encoding of before?.cached.encodings() ?? []) await encoder.encode(cached, encoding);
    improve(partitions.put(target, cached, reads));
    return cached;
  }

  /** The smallest encoding takes long to make: at once for pages that rarely change, else for those that have settled. */
  function improve(entry: Entry): void {
    const { target, cached, madeAt } = entry;
    if (entry.isImproved || target.isShortLived) return;
    const isSettled = steady() - madeAt >= SETTLED_MS;
    if (!isSettled && (target.isKeyedByInput || cached.policy !== 'page')) return;
    entry.isImproved = true;
    void encoder.improve(cached, () => partitions.weigh(entry)).then(() => partitions.weigh(entry));
  }

  return {
    ready(target, wished) {
      const entry = usable(target);
      const encoding = entry && encoder.ready(shown(entry), wished);
      return encoding && { cached: show(entry), encoding };
    },
    async get(target, wished, requestId) {
      const entry = usable(target);
      if (!entry) observe({ kind: 'miss', route: target.route });
      const cached = entry ? show(entry) : await fresh(target, requestId);
      const encoding = await encoder.encode(cached, wished);
      const kept = partitions.find(target);
      if (kept?.cached === cached || kept?.aged === cached) partitions.weigh(kept);
      return { cached, encoding };
    },
    counters: partitions.counters,
  };
}
