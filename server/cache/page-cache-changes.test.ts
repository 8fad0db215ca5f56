import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import type { CacheEvent } from './events.ts';
import { pageRequestOf } from './page-request.ts';
import { LIVE_GRACE_MS } from './reads.ts';
import { site } from './test-cache.ts';

const HOUR_MS = 3_600_000;

const of = (kind: CacheEvent['kind'], events: readonly CacheEvent[]) => events.filter((event) => event.kind === kind);

describe('a page of which something changed', () => {
  it('is retired, and no other page is', async () => {
    const { ask, pages, tags, events } = site(KNOWN);
    pages.set('/en', { reads: (reads) => reads.note('disclosures in-en', 0) });
    pages.set('/ar', { reads: (reads) => reads.note('disclosures in-ar', 0) });
    pages.set('/en/glossary', { reads: (reads) => reads.note('profiles *', 0) });
    for (const url of ['/en', '/ar', '/en/glossary']) await ask(url);
    tags.move(['disclosures in-en', 'disclosures of-DSX']);
    expect(of('retired', events)).toEqual([{ kind: 'retired', route: 'home' }]);
  });

  it('is sent once more while it is made anew, and is new from then on', async () => {
    const { ask, idle, pages, tags, made, events } = site(KNOWN);
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
    const { ask, pages, tags, time } = site(KNOWN);
    pages.set('/en', { reads: (reads) => reads.note('disclosures in-en', 0) });
    await ask('/en');
    tags.move(['disclosures in-en']);
    time.now += 1_001;
    expect(await ask('/en')).toBe('/en no 2');
  });

  it('is retired though it changed while the page was made', async () => {
    const { ask, pages, tags, time } = site(KNOWN);
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
    const { ask, pages, tags, time, made } = site(KNOWN);
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
    const { ask, time } = site(KNOWN);
    await ask('/en');
    time.now += HOUR_MS - 1;
    expect(await ask('/en')).toBe('/en no 1');
    time.now += 1_002;
    expect(await ask('/en')).toBe('/en no 2');
  });

  it('keeps its encodings where it came out the same', async () => {
    const { ask, idle, pages, tags, cache } = site(KNOWN);
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
