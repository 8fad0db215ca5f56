import type { Encoder } from './encoder.ts';
import type { CacheObserver } from './events.ts';
import { Sendable, type Finished } from './kept.ts';
import type { Encoding } from './negotiate.ts';
import type { Reads } from './reads.ts';
import { createShelves, type Entry } from './shelves.ts';
import type { Target } from './target.ts';

/** A page that is no longer true may be sent so long, while it is made anew. */
const STALE_MS = 1_000;
/** Where it cannot be made anew, the last good one stands so long. */
const STALE_ON_FAULT_MS = 300_000;
/** A page that has not changed for so long will stay a while, and is worth the smallest encoding. */
const SETTLED_MS = 60_000;

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
  sendable: Sendable;
  encoding: Encoding;
}

export interface PageCache {
  /** What can be sent at once; undefined where something has to be made first. */
  ready(target: Target, wished: Encoding): Prepared | undefined;
  /** Makes what is missing, once however many ask for it. Rejects only where `make` does. */
  get(target: Target, wished: Encoding, requestId: string): Promise<Prepared>;
  counters(): { pages: number; bytes: number };
}

interface Options {
  maxBytes: number;
  encoder: Encoder;
  make(target: Target, requestId: string): Promise<Made>;
  now(): number;
  observe?: CacheObserver;
}

/** Finished pages, each as long as it is true. Nothing in it depends on who asks. */
export function createPageCache({ maxBytes, encoder, make, now, observe = () => {} }: Options): PageCache {
  const shelves = createShelves({ maxBytes, now, observe });
  const underWay = new Map<string, Promise<Sendable>>();

  /** Undefined where it is too old to be shown. */
  function usable(target: Target): Entry | undefined {
    const entry = shelves.find(target);
    return entry && now() < Math.max(entry.staleAt, entry.excusedAt) + STALE_MS ? entry : undefined;
  }

  /** One that is no longer true is made anew while it is sent. */
  function show(entry: Entry): Sendable {
    const { target, sendable } = entry;
    const isFresh = now() < entry.staleAt;
    observe({ kind: isFresh ? 'hit' : 'stale', route: target.route });
    if (isFresh) improve(entry);
    else void renew(target, crypto.randomUUID()).catch(() => undefined);
    return sendable;
  }

  function renew(target: Target, requestId: string): Promise<Sendable> {
    const { address } = target;
    const begun = underWay.get(address) ?? begin(target, requestId).finally(() => underWay.delete(address));
    underWay.set(address, begun);
    return begun;
  }

  async function begin(target: Target, requestId: string): Promise<Sendable> {
    const from = performance.now();
    const made = await make(target, requestId);
    const ms = performance.now() - from;
    const { status } = made.finished;
    observe({ kind: 'made', route: target.route, address: target.address, ms, status, isKept: made.isKept });
    return take(target, made);
  }

  /** A fault does not take the place of a good page that readers can still do with. */
  async function take(target: Target, { finished, reads, isKept }: Made): Promise<Sendable> {
    const before = shelves.find(target);
    if (!isKept) {
      const stands = before && finished.status >= 500 && now() < before.staleAt + STALE_ON_FAULT_MS;
      if (!stands) return new Sendable(finished);
      before.excusedAt = now();
      return before.sendable;
    }
    const fresh = new Sendable(finished);
    const sendable = before?.sendable.isSame(fresh) ? before.sendable : fresh;
    for (const encoding of before?.sendable.encodings() ?? []) await encoder.encode(sendable, encoding);
    improve(shelves.put(target, sendable, reads));
    return sendable;
  }

  /** The smallest encoding takes long to make: at once for pages that rarely change, else for those that have settled. */
  function improve(entry: Entry): void {
    const { target, sendable, madeAt } = entry;
    if (entry.isImproved || target.isBrief) return;
    const isSettled = now() - madeAt >= SETTLED_MS;
    if (!isSettled && (target.isOpen || sendable.policy !== 'page')) return;
    entry.isImproved = true;
    void encoder.improve(sendable, () => shelves.weigh(entry)).then(() => shelves.weigh(entry));
  }

  return {
    ready(target, wished) {
      const entry = usable(target);
      const encoding = entry && encoder.ready(entry.sendable, wished);
      return encoding && { sendable: show(entry), encoding };
    },
    async get(target, wished, requestId) {
      const entry = usable(target);
      if (!entry) observe({ kind: 'miss', route: target.route });
      const sendable = entry ? show(entry) : await renew(target, requestId);
      const encoding = await encoder.encode(sendable, wished);
      const kept = shelves.find(target);
      if (kept?.sendable === sendable) shelves.weigh(kept);
      return { sendable, encoding };
    },
    counters: shelves.counters,
  };
}
