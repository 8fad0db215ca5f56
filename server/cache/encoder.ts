import type { Compressor } from './compressor.ts';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './negotiate.ts';

/** Below this, compressing saves nothing that a packet would notice. */
const LEAST_BYTES = 512;

export interface Encoder {
  /** The nearest encoding to the wished one that there is already; undefined where it is worth waiting for. */
  ready(cached: CachedResponse, wished: Encoding): Encoding | undefined;
  /** Makes the wished encoding, once however many ask. Where that fails the plain body has to do. */
  encode(cached: CachedResponse, wished: Encoding): Promise<Encoding>;
  /** Makes the smallest encoding in its turn, if it is still wanted then. */
  improve(cached: CachedResponse, isWanted: () => boolean): Promise<void>;
}

function isBestPlain({ identity, isPacked }: CachedResponse): boolean {
  return isPacked || identity.byteLength < LEAST_BYTES;
}

export function createEncoder(compressor: Compressor, onFailure: (error: unknown) => void): Encoder {
  const underWay = new WeakMap<CachedResponse, Map<Encoding, Promise<Encoding>>>();
  let turn: Promise<void> = Promise.resolve();

  function ready(cached: CachedResponse, wished: Encoding): Encoding | undefined {
    if (isBestPlain(cached)) return 'identity';
    return cached.body(wished) ? wished : undefined;
  }

  async function make(cached: CachedResponse, wished: 'br' | 'gzip'): Promise<Encoding> {
    try {
      const body = await compressor.quick(wished, cached.identity);
      // The smallest may have been ready first.
      if (!cached.body(wished)) cached.put(wished, body);
      return wished;
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
    async encode(cached, wished) {
      const there = ready(cached, wished);
      if (there || wished === 'identity') return there ?? wished;
      const jobs = underWay.get(cached) ?? new Map<Encoding, Promise<Encoding>>();
      underWay.set(cached, jobs);
      const job = jobs.get(wished) ?? make(cached, wished);
      jobs.set(wished, job);
      return job;
    },
    improve: (cached, isWanted) => (turn = turn.then(() => smallest(cached, isWanted))),
  };
}
