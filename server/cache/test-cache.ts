import type { Finished } from './cached-response.ts';
import type { Compressor } from './compressor.ts';
import { createEncoder } from './encoder.ts';
import type { CacheEvent } from './events.ts';
import type { KnownValues } from './known-values.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { pageRequestOf } from './page-request.ts';
import { createReads, type Reads } from './reads.ts';
import { createTags } from './tags.ts';

export const KIB = 1024;
export const REST = `|${'x'.repeat(KIB)}`;

/** Writes the encoding into the body, so that a test can tell the encodings apart. */
export const COMPRESSOR: Compressor = {
  quick: async (format, bytes) => Buffer.from(`${format} of ${Buffer.from(bytes).toString().slice(0, 20)}`),
  async best(bytes) {
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from(`smallest of ${Buffer.from(bytes).toString().slice(0, 20)}`);
  },
  close: async () => {},
};

export const UNAVAILABLE: Finished = { status: 503, policy: 'none', headers: {}, body: Buffer.from('later |') };

interface Page {
  reads?: (reads: Reads) => void;
  status?: number;
  isCacheable?: boolean;
  text?: string;
  wait?: Promise<void>;
}

/** A cache renders pages that the test describes. */
export function site(known: KnownValues, { maxBytes = 1_000 * KIB } = {}) {
  const time = { now: 1_000_000 };
  const tags = createTags();
  const pages = new Map<string, Page>();
  const made: string[] = [];
  const events: CacheEvent[] = [];
  const cache = createPageCache({
    maxBytes,
    encoder: createEncoder(COMPRESSOR, () => undefined),
    steady: () => time.now,
    aged: (_target, { identity }, agoMs, cause) => Buffer.from(`${cause}, as of ${agoMs} ago: ${identity.toString()}`),
    unavailable: () => UNAVAILABLE,
    observe: (event) => void events.push(event),
    async make({ address }): Promise<Made> {
      const page = pages.get(address) ?? {};
      made.push(address);
      const reads = createReads(tags, () => time.now);
      page.reads?.(reads);
      const { status = 200, isCacheable = true, text = `${address} no ${made.length} ` } = page;
      await page.wait;
      return { finished: { status, policy: 'page', headers: {}, body: Buffer.from(text + REST) }, reads, isCacheable };
    },
  });
  const ask = async (url: string, accepted: 'identity' | 'br' | 'gzip' = 'identity') => {
    const { cached, encoding } = await cache.get(pageRequestOf(url, known), accepted, 'request');
    return cached.body(encoding)!.toString().split('|')[0]!.trim();
  };
  /** Waits until background work behind the answers is done. */
  async function idle() {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { time, tags, pages, made, events, cache, ask, idle };
}
