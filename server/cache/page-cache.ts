import type { Encoder } from './encoder.ts';
import type { CacheObserver } from './events.ts';
import { CachedResponse, type Finished } from './cached-response.ts';
import type { Encoding } from './negotiate.ts';
import { inTime } from '../in-time.ts';
import type { Reads } from './reads.ts';
import { createCachePartitions, type Entry } from './cache-partitions.ts';
import type { PageRequest } from './page-request.ts';
import type { AgeCause } from '../words/page-age.ts';

/** A stale page is sent immediately for this long while it is rendered again. */
const STALE_MS = 1_000;
/** Readers wait this long for a page that has a stale copy; then they get the stale copy, and rendering continues. */
const DEADLINE_MS = 1_000;
/** Readers wait this long for a page without a copy; after it another attempt may begin beside a stuck one. */
const LIMIT_MS = 10_000;
/** A page that has been stale for longer shows its time. */
const AGED_AFTER_MS = 3_000;
/** Stale-if-error: after a server fault the last good page is sent for this long. */
const STALE_ON_FAULT_MS = 300_000;
/** A page unchanged for this long is worth the smallest encoding. */
const SETTLED_MS = 60_000;

const UNAVAILABLE = 503;

/** A freshly rendered page. */
export interface Made {
  finished: Finished;
  /** Everything that the page was rendered from. */
  reads: Reads;
  /** False for faults, redirects and everything else that must not be served again. */
  isCacheable: boolean;
}

/** A body and the encoding to send it in. */
export interface Prepared {
  cached: CachedResponse;
  encoding: Encoding;
}

export interface PageCache {
  /** A response that can be sent immediately; undefined when something has to be rendered or encoded first. */
  ready(target: PageRequest, preferred: Encoding): Prepared | undefined;
  /** Renders or encodes what is missing, in a single flight per address. Rejects only when `make` does. */
  get(target: PageRequest, preferred: Encoding, requestId: string): Promise<Prepared>;
  counters(): { pages: number; bytes: number };
}

export interface PageCacheOptions {
  maxBytes: number;
  encoder: Encoder;
  make(target: PageRequest, requestId: string): Promise<Made>;
  steady(): number;
  /** Returns the page's body with the time it dates from, `agoMs` milliseconds ago, and the reason for its age. */
  aged(target: PageRequest, page: CachedResponse, agoMs: number, cause: AgeCause): Buffer;
  /** Returns the answer for a page that is not rendered in time. */
  unavailable(target: PageRequest): Finished;
  observe?: CacheObserver;
}

interface Making {
  begunAt: number;
  page: Promise<CachedResponse>;
}

/** Finished pages, each cached for as long as it is true. They are the same for every reader. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, encoder, make, steady, aged, unavailable, observe = () => {} } = options;
  const partitions = createCachePartitions({ maxBytes, steady, observe });
  const underWay = new Map<string, Making>();

  /** The cached entry; undefined when the page is missing or too stale. */
  function usable(target: PageRequest): Entry | undefined {
    const entry = partitions.find(target);
    return entry && steady() < Math.max(entry.staleAt, entry.staleIfErrorSince) + STALE_MS ? entry : undefined;
  }

  /** The response of an entry; one that has been stale for a while shows its time. */
  function shown(entry: Entry): CachedResponse {
    const agoMs = steady() - entry.staleAt;
    if (agoMs < AGED_AFTER_MS) return entry.cached;
    entry.aged ??= entry.cached.withBody(aged(entry.target, entry.cached, agoMs, entry.ageCause));
    return entry.aged;
  }

  /** Returns the response of an entry, and has a stale one rendered again meanwhile. */
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

  /** Returns the page rendered again if that is done within the time a reader may wait; otherwise the last good one. */
  async function fresh(target: PageRequest, requestId: string): Promise<CachedResponse> {
    const { begunAt, page } = renew(target, requestId);
    const limitMs = (partitions.find(target) ? DEADLINE_MS : LIMIT_MS) - (steady() - begunAt);
    return await inTime(limitMs, page, () => standIn(target, 'slow') ?? new CachedResponse(unavailable(target)));
  }

  /** Returns the last good page, which later readers then get immediately. */
  function standIn(target: PageRequest, cause: AgeCause): CachedResponse | undefined {
    const before = partitions.find(target);
    if (!before) return undefined;
    if (before.ageCause !== cause) before.aged = null;
    before.ageCause = cause;
    before.staleIfErrorSince = steady();
    return shown(before);
  }

  async function begin(target: PageRequest, requestId: string): Promise<CachedResponse> {
    const from = performance.now();
    const made = await make(target, requestId);
    const ms = performance.now() - from;
    const { status } = made.finished;
    observe({ kind: 'made', route: target.route, address: target.address, ms, status, isCacheable: made.isCacheable });
    return take(target, made);
  }

  /**
   * A fault does not replace a good page that is not too old; when the store is away, a good page of any age is used.
   */
  async function take(target: PageRequest, { finished, reads, isCacheable }: Made): Promise<CachedResponse> {
    const before = partitions.find(target);
    if (!isCacheable) {
      const isStaleIfError =
        before && (finished.status === UNAVAILABLE || steady() < before.staleAt + STALE_ON_FAULT_MS);
      const lastGood = finished.status >= 500 && isStaleIfError ? standIn(target, 'fault') : undefined;
      return lastGood ?? new CachedResponse(finished);
    }
    const made = new CachedResponse(finished);
    const cached = before?.cached.isSame(made) ? before.cached : made;
    for (const encoding of before?.cached.encodings() ?? []) await encoder.encode(cached, encoding);
    improve(partitions.put(target, cached, reads));
    return cached;
  }

  /**
   * The smallest encoding takes long to produce: immediately for pages that rarely change, otherwise for pages that
   * have not changed for a while.
   */
  function improve(entry: Entry): void {
    const { target, cached, madeAt } = entry;
    if (entry.isImproved || target.isShortLived) return;
    const isSettled = steady() - madeAt >= SETTLED_MS;
    if (!isSettled && (target.isKeyedByInput || cached.policy !== 'page')) return;
    entry.isImproved = true;
    void encoder.improve(cached, () => partitions.weigh(entry)).then(() => partitions.weigh(entry));
  }

  return {
    ready(target, preferred) {
      const entry = usable(target);
      const encoding = entry && encoder.ready(shown(entry), preferred);
      return encoding && { cached: show(entry), encoding };
    },
    async get(target, preferred, requestId) {
      const entry = usable(target);
      if (!entry) observe({ kind: 'miss', route: target.route });
      const cached = entry ? show(entry) : await fresh(target, requestId);
      const encoding = await encoder.encode(cached, preferred);
      const current = partitions.find(target);
      if (current?.cached === cached || current?.aged === cached) partitions.weigh(current);
      return { cached, encoding };
    },
    counters: partitions.counters,
  };
}
