import type { Compressor } from './compressor.ts';
import type { Sendable } from './kept.ts';
import type { Encoding } from './negotiate.ts';

/** Below this, compressing saves nothing that a packet would notice. */
const LEAST_BYTES = 512;

export interface Encoder {
  /** The nearest encoding to the wished one that there is already; undefined where it is worth waiting for. */
  ready(sendable: Sendable, wished: Encoding): Encoding | undefined;
  /** Makes the wished encoding, once however many ask. Where that fails the plain body has to do. */
  encode(sendable: Sendable, wished: Encoding): Promise<Encoding>;
  /** Makes the smallest encoding in its turn, if it is still wanted then. */
  improve(sendable: Sendable, isWanted: () => boolean): Promise<void>;
}

function isBestPlain({ identity, isPacked }: Sendable): boolean {
  return isPacked || identity.byteLength < LEAST_BYTES;
}

export function createEncoder(compressor: Compressor, onTrouble: (error: unknown) => void): Encoder {
  const underWay = new WeakMap<Sendable, Map<Encoding, Promise<Encoding>>>();
  let turn: Promise<void> = Promise.resolve();

  function ready(sendable: Sendable, wished: Encoding): Encoding | undefined {
    if (isBestPlain(sendable)) return 'identity';
    return sendable.body(wished) ? wished : undefined;
  }

  async function make(sendable: Sendable, wished: 'br' | 'gzip'): Promise<Encoding> {
    try {
      const body = await compressor.quick(wished, sendable.identity);
      // The smallest may have been ready first.
      if (!sendable.body(wished)) sendable.put(wished, body);
      return wished;
    } catch (error) {
      onTrouble(error);
      return 'identity';
    }
  }

  async function smallest(sendable: Sendable, isWanted: () => boolean): Promise<void> {
    if (!isWanted() || isBestPlain(sendable)) return;
    await compressor.best(sendable.identity).then((body) => sendable.put('br', body), onTrouble);
  }

  return {
    ready,
    async encode(sendable, wished) {
      const there = ready(sendable, wished);
      if (there || wished === 'identity') return there ?? wished;
      const jobs = underWay.get(sendable) ?? new Map<Encoding, Promise<Encoding>>();
      underWay.set(sendable, jobs);
      const job = jobs.get(wished) ?? make(sendable, wished);
      jobs.set(wished, job);
      return job;
    },
    improve: (sendable, isWanted) => (turn = turn.then(() => smallest(sendable, isWanted))),
  };
}
