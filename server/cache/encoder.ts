import type { Compressor } from './compressor.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './negotiate.ts';

/** Below this size compressing saves no packet. */
const LEAST_BYTES = 512;

export interface Encoder {
  /**
   * Returns the preferred encoding, or `identity` when compression gains nothing; undefined when the encoding has to be
   * produced first.
   */
  ready(cached: CachedResponse, preferred: Encoding): Encoding | undefined;
  /** Produces the preferred encoding, in a single flight. If that fails, the plain body is sent. */
  encode(cached: CachedResponse, preferred: Encoding): Promise<Encoding>;
  /** Queues the smallest encoding; `isWanted` is called before it is produced. */
  improve(cached: CachedResponse, isWanted: () => boolean): Promise<void>;
}

function isBestPlain({ identity, isPacked }: CachedResponse): boolean {
  return isPacked || identity.byteLength < LEAST_BYTES;
}

export function createEncoder(compressor: Compressor, onFailure: (error: unknown) => void): Encoder {
  const underWay = new WeakMap<CachedResponse, Map<Encoding, Promise<Encoding>>>();
  let turn: Promise<void> = Promise.resolve();

  function ready(cached: CachedResponse, preferred: Encoding): Encoding | undefined {
    if (isBestPlain(cached)) return 'identity';
    return cached.body(preferred) ? preferred : undefined;
  }

  async function make(cached: CachedResponse, preferred: 'br' | 'gzip'): Promise<Encoding> {
    try {
      const body = await compressor.quick(preferred, cached.identity);
      // The smallest may have been ready first.
      if (!cached.body(preferred)) cached.put(preferred, body);
      return preferred;
    } catch (error) {
      onFailure(error);
      return 'identity';
    }
  }

  async function smallest(cached: CachedResponse, isWanted: () => boolean): Promise<void> {
    if (!isWanted() || isBestPlain(cached)) return;
    await compressor.best(cached.identity).then((body) => cached.put('br', body), onFailure);
  }

  return {
    ready,
    async encode(cached, preferred) {
      const there = ready(cached, preferred);
      if (there || preferred === 'identity') return there ?? preferred;
      const jobs = underWay.get(cached) ?? new Map<Encoding, Promise<Encoding>>();
      underWay.set(cached, jobs);
      const job = jobs.get(preferred) ?? make(cached, preferred);
      jobs.set(preferred, job);
      return job;
    },
    improve: (cached, isWanted) => (turn = turn.then(() => smallest(cached, isWanted))),
  };
}
