import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import { createEncoder } from './encoder.ts';
import { createPageCache } from './page-cache.ts';
import { pageRequestOf } from './page-request.ts';
import { createReads } from './reads.ts';
import { createTags } from './tags.ts';
import { COMPRESSOR, KIB, REST, site, UNAVAILABLE } from './test-cache.ts';

describe('a page that is asked for', () => {
  it('is made once, however many ask while it is made', async () => {
    const { ask, made, pages } = site(KNOWN);
    const done = Promise.withResolvers<void>();
    pages.set('/en/glossary', { wait: done.promise });
    const readers = Array.from({ length: 500 }, () => ask('/en/glossary'));
    done.resolve();
    expect(new Set(await Promise.all(readers)).size).toBe(1);
    expect(made).toEqual(['/en/glossary']);
  });

  it('is there at once from then on, in the encoding that was asked for', async () => {
    const { ask, cache } = site(KNOWN);
    const target = pageRequestOf('/en/glossary', KNOWN);
    expect(cache.ready(target, 'br')).toBeUndefined();
    await ask('/en/glossary', 'br');
    expect(cache.ready(target, 'br')?.encoding).toBe('br');
    expect(cache.ready(target, 'gzip')).toBeUndefined();
  });

  it('is first compressed quickly, then as small as it can be where it rarely changes', async () => {
    const { ask, idle } = site(KNOWN);
    expect(await ask('/en/glossary', 'br')).toMatch(/^br of/);
    await idle();
    expect(await ask('/en/glossary', 'br')).toMatch(/^smallest of/);
  });

  it('is compressed as small as it can be only when it settled, where readers write its address', async () => {
    const { ask, idle, time } = site(KNOWN);
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

describe('what is no page to keep', () => {
  it('is made for those who ask at the time, and anew for the next', async () => {
    const { ask, pages, made } = site(KNOWN);
    pages.set('/en', { status: 500, isCacheable: false });
    await Promise.all([ask('/en'), ask('/en')]);
    await ask('/en');
    expect(made).toHaveLength(2);
  });

  it('does not take the place of a good page, for five minutes', async () => {
    const { ask, pages, tags, time } = site(KNOWN);
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

describe('the memory for pages', () => {
  it('is never more than was given, whatever is asked', async () => {
    const { ask, cache } = site(KNOWN, { maxBytes: 20 * KIB });
    for (let i = 0; i < 200; i += 1) await ask(`/en/glossary?q=${i}`, 'br');
    expect(cache.counters().bytes).toBeLessThanOrEqual(20 * KIB);
  });

  it('keeps the pages of the site, whatever readers write into addresses', async () => {
    const { ask, cache, made } = site(KNOWN, { maxBytes: 20 * KIB });
    await ask('/en/glossary');
    for (let i = 0; i < 200; i += 1) await ask(`/en/search?q=${i}`);
    await ask('/en/glossary');
    expect(made.filter((address) => address === '/en/glossary')).toHaveLength(1);
    expect(cache.counters().pages).toBeGreaterThan(1);
  });

  it('may be none: then pages are made for those who ask at the time', async () => {
    const { ask, made, cache } = site(KNOWN, { maxBytes: 0 });
    expect(await ask('/en', 'br')).toMatch(/^br of/);
    await ask('/en');
    expect([made.length, cache.counters()]).toEqual([2, { pages: 0, bytes: 0 }]);
  });

  it('lets go of an answer that is of use to nobody else after moments', async () => {
    const { ask, time } = site(KNOWN);
    expect(await ask('/en/search?q=x')).toBe('/en/search?q=x no 1');
    time.now += 6_001;
    expect(await ask('/en/search?q=x')).toBe('/en/search?q=x no 2');
  });
});
