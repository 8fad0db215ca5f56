import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import type { Compressor } from './compressor.ts';
import { createEncoder } from './encoder.ts';
import type { CacheEvent } from './events.ts';
import type { Finished } from './cached-response.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { createReads, LIVE_GRACE_MS, type Reads } from './reads.ts';
import { createTags } from './tags.ts';
import { pageRequestOf } from './page-request.ts';

const HOUR_MS = 3_600_000;
const KIB = 1024;
const REST = `|${'x'.repeat(KIB)}`;

/** Writes the encoding into the body, so that a test can tell the encodings apart. */
const COMPRESSOR: Compressor = {
  quick: async (format, bytes) => Buffer.from(`${format} of ${Buffer.from(bytes).toString().slice(0, 20)}`),
  async best(bytes) {
    await new Promise((resolve) => setImmediate(resolve));
    return Buffer.from(`smallest of ${Buffer.from(bytes).toString().slice(0, 20)}`);
  },
  close: async () => {},
};

const UNAVAILABLE: Finished = { status: 503, policy: 'none', headers: {}, body: Buffer.from('later |') };

interface Page {
  reads?: (reads: Reads) => void;
  status?: number;
  isCacheable?: boolean;
  text?: string;
  wait?: Promise<void>;
}

function site({ maxBytes = 1_000 * KIB } = {}) {
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
    const { cached, encoding } = await cache.get(pageRequestOf(url, KNOWN), accepted, 'request');
    return cached.body(encoding)!.toString().split('|')[0]!.trim();
  };
  /** Waits until background work behind the answers is done. */
  async function idle() {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return { time, tags, pages, made, events, cache, ask, idle };
}

const of = (kind: CacheEvent['kind'], events: readonly CacheEvent[]) => events.filter((event) => event.kind === kind);

describe('a page that is asked for', () => {
  it('is made once, however many ask while it is made', async () => {
    const { ask, made, pages } = site();
    const done = Promise.withResolvers<void>();
    pages.set('/en/glossary', { wait: done.promise });
    const readers = Array.from({ length: 500 }, () => ask('/en/glossary'));
    done.resolve();
    expect(new Set(await Promise.all(readers)).size).toBe(1);
    expect(made).toEqual(['/en/glossary']);
  });

  it('is there at once from then on, in the encoding that was asked for', async () => {
    const { ask, cache } = site();
    const target = pageRequestOf('/en/glossary', KNOWN);
    expect(cache.ready(target, 'br')).toBeUndefined();
    await ask('/en/glossary', 'br');
    expect(cache.ready(target, 'br')?.encoding).toBe('br');
    expect(cache.ready(target, 'gzip')).toBeUndefined();
  });

  it('is first compressed quickly, then as small as it can be where it rarely changes', async () => {
    const { ask, idle } = site();
    expect(await ask('/en/glossary', 'br')).toMatch(/^br of/);
    await idle();
    expect(await ask('/en/glossary', 'br')).toMatch(/^smallest of/);
  });

  it('is compressed as small as it can be only when it settled, where readers write its address', async () => {
    const { ask, idle, time } = site();
    await ask('/en/glossary?q=x', 'br');
    await idle();
    expect(await ask('/en/glossary?q=x', 'br')).toMatch(/^br of/);
    time.now += 61_000;
    await ask('/en/glossary?q=x', 'br');
    await idle();
    expect(await ask('/en/glossary?q=x', 'br')).toMatch(/^smallest of/);
  });

  it('is sent as it is where it could not be compressed', async () => {
    const tags = createTags();
    const fail = () => Promise.reject(new Error('no thread'));
    const failing = { ...COMPRESSOR, quick: fail, best: fail };
    const failures: unknown[] = [];
    const cache = createPageCache({
      maxBytes: KIB * KIB,
      encoder: createEncoder(failing, (error) => failures.push(error)),
      steady: () => 0,
      aged: (_target, { identity }) => identity,
      unavailable: () => UNAVAILABLE,
      make: async () => ({
        finished: { status: 200, policy: 'page', headers: {}, body: Buffer.from(REST) },
        reads: createReads(tags, () => 0),
        isCacheable: true,
      }),
    });
    expect((await cache.get(pageRequestOf('/en', KNOWN), 'br', 'request')).encoding).toBe('identity');
    expect(failures).not.toHaveLength(0);
  });
});

describe('a page of which something changed', () => {
  it('is retired, and no other page is', async () => {
    const { ask, pages, tags, events } = site();
    pages.set('/en', { reads: (reads) => reads.note('disclosures in-en', 0) });
    pages.set('/ar', { reads: (reads) => reads.note('disclosures in-ar', 0) });
    pages.set('/en/glossary', { reads: (reads) => reads.note('profiles *', 0) });
    for (const url of ['/en', '/ar', '/en/glossary']) await ask(url);
    tags.move(['disclosures in-en', 'disclosures of-DSX']);
    expect(of('retired', events)).toEqual([{ kind: 'retired', route: 'home' }]);
  });

  it('is sent once more while it is made anew, and is new from then on', async () => {
    const { ask, idle, pages, tags, made, events } = site();
    pages.set('/en', { reads: (reads) => reads.note('disclosures in-en', 0) });
    expect(await ask('/en')).toBe('/en no 1');
    tags.move(['disclosures in-en']);
    expect(await ask('/en')).toBe('/en no 1');
    await idle();
    expect(await ask('/en')).toBe('/en no 2');
    expect(made).toHaveLength(2);
    expect(of('stale', events)).toHaveLength(1);
  });

  it('is not sent any more when that was a while ago', async () => {
    const { ask, pages, tags, time } = site();
    pages.set('/en', { reads: (reads) => reads.note('disclosures in-en', 0) });
    await ask('/en');
    tags.move(['disclosures in-en']);
    time.now += 1_001;
    expect(await ask('/en')).toBe('/en no 2');
  });

  it('is retired though it changed while the page was made', async () => {
    const { ask, pages, tags, time } = site();
    const done = Promise.withResolvers<void>();
    pages.set('/en', { reads: (reads) => reads.note('circulars *', 0), wait: done.promise });
    const answer = ask('/en');
    tags.move(['circulars 7']);
    done.resolve();
    await answer;
    time.now += 1_001;
    expect(await ask('/en')).toBe('/en no 2');
  });

  it('stands its second where it moves all the time', async () => {
    const { ask, pages, tags, time, made } = site();
    pages.set('/en', { reads: (reads) => reads.note('quotes *', LIVE_GRACE_MS) });
    for (let tick = 0; tick < 100; tick += 1) {
      await ask('/en');
      tags.move(['quotes DSX']);
      time.now += 100;
    }
    expect(made.length).toBeGreaterThanOrEqual(9);
    expect(made.length).toBeLessThanOrEqual(11);
  });

  it('is made anew after an hour although nothing changed', async () => {
    const { ask, time } = site();
    await ask('/en');
    time.now += HOUR_MS - 1;
    expect(await ask('/en')).toBe('/en no 1');
    time.now += 1_002;
    expect(await ask('/en')).toBe('/en no 2');
  });

  it('keeps its encodings where it came out the same', async () => {
    const { ask, idle, pages, tags, cache } = site();
    pages.set('/en', { reads: (reads) => reads.note('press in-en', 0), text: 'always the same ' });
    await ask('/en', 'br');
    await idle();
    const before = cache.ready(pageRequestOf('/en', KNOWN), 'br')!.cached;
    tags.move(['press in-en']);
    await ask('/en', 'br');
    await idle();
    expect(cache.ready(pageRequestOf('/en', KNOWN), 'br')!.cached).toBe(before);
  });
});

describe('what is no page to keep', () => {
  it('is made for those who ask at the time, and anew for the next', async () => {
    const { ask, pages, made } = site();
    pages.set('/en', { status: 500, isCacheable: false });
    await Promise.all([ask('/en'), ask('/en')]);
    await ask('/en');
    expect(made).toHaveLength(2);
  });

  it('does not take the place of a good page, for five minutes', async () => {
    const { ask, pages, tags, time } = site();
    pages.set('/en', { reads: (reads) => reads.note('press in-en', 0) });
    await ask('/en');
    pages.set('/en', { status: 500, isCacheable: false, text: 'fault ' });
    tags.move(['press in-en']);
    time.now += 60_000;
    expect(await ask('/en')).toBe('fault, as of 60000 ago: /en no 1');
    time.now += 299_000;
    expect(await ask('/en')).toBe('fault');
  });
});

describe('a page that takes too long to make', () => {
  /** Rendering ends when the test says so. */
  function slow() {
    const all = site();
    const { promise, resolve } = Promise.withResolvers<void>();
    all.pages.set('/en', { wait: promise, reads: (reads) => reads.note('press in-en', 0) });
    return { ...all, resolve };
  }

  it('is answered by the last good one after a second, to the next readers at once, and filled in when it is made', async () => {
    const { ask, pages, tags, time, idle, resolve, made } = slow();
    pages.get('/en')!.wait = Promise.resolve();
    await ask('/en');
    pages.set('/en', { wait: new Promise<void>((done) => setTimeout(done, 60_000).unref()) });
    tags.move(['press in-en']);
    time.now += 2_000;
    expect(await ask('/en')).toBe('/en no 1');
    time.now += 5_000;
    expect(await ask('/en')).toBe('slow, as of 7000 ago: /en no 1');
    expect(made).toHaveLength(2);
    pages.set('/en', {});
    // A render that is stuck is no longer waited for.
    time.now += 10_000;
    void ask('/en');
    await idle();
    expect(await ask('/en')).toBe('/en no 3');
    resolve();
  });

  it('is answered with when to ask again where there is none', async () => {
    const { ask, time, resolve, idle } = slow();
    const first = ask('/en');
    time.now += 9_990;
    expect(await ask('/en')).toBe('later');
    resolve();
    expect(await first).toBe('/en no 1');
    await idle();
    expect(await ask('/en')).toBe('/en no 1');
  });

  it('and one that cannot be made for want of the store is answered by any good one there is, with its age', async () => {
    const { ask, pages, tags, time } = site();
    pages.set('/en', { reads: (reads) => reads.note('press in-en', 0) });
    await ask('/en');
    pages.set('/en', { status: 503, isCacheable: false, text: 'later ' });
    tags.move(['press in-en']);
    time.now += 24 * HOUR_MS;
    expect(await ask('/en')).toBe('fault, as of 86400000 ago: /en no 1');
  });
});

describe('the memory for pages', () => {
  it('is never more than was given, whatever is asked', async () => {
    const { ask, cache } = site({ maxBytes: 20 * KIB });
    for (let i = 0; i < 200; i += 1) await ask(`/en/glossary?q=${i}`, 'br');
    expect(cache.counters().bytes).toBeLessThanOrEqual(20 * KIB);
  });

  it('keeps the pages of the site, whatever readers write into addresses', async () => {
    const { ask, cache, made } = site({ maxBytes: 20 * KIB });
    await ask('/en/glossary');
    for (let i = 0; i < 200; i += 1) await ask(`/en/search?q=${i}`);
    await ask('/en/glossary');
    expect(made.filter((address) => address === '/en/glossary')).toHaveLength(1);
    expect(cache.counters().pages).toBeGreaterThan(1);
  });

  it('may be none: then pages are made for those who ask at the time', async () => {
    const { ask, made, cache } = site({ maxBytes: 0 });
    expect(await ask('/en', 'br')).toMatch(/^br of/);
    await ask('/en');
    expect([made.length, cache.counters()]).toEqual([2, { pages: 0, bytes: 0 }]);
  });

  it('lets go of an answer that is of use to nobody else after moments', async () => {
    const { ask, time } = site();
    expect(await ask('/en/search?q=x')).toBe('/en/search?q=x no 1');
    time.now += 6_001;
    expect(await ask('/en/search?q=x')).toBe('/en/search?q=x no 2');
  });
});
