import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import { site } from './test-cache.ts';

const HOUR_MS = 3_600_000;

describe('a page that takes too long to make', () => {
  /** Rendering ends when the test says so. */
  function slow() {
    const all = site(KNOWN);
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
    const { ask, pages, tags, time } = site(KNOWN);
    pages.set('/en', { reads: (reads) => reads.note('press in-en', 0) });
    await ask('/en');
    pages.set('/en', { status: 503, isCacheable: false, text: 'later ' });
    tags.move(['press in-en']);
    time.now += 24 * HOUR_MS;
    expect(await ask('/en')).toBe('fault, as of 86400000 ago: /en no 1');
  });
});
