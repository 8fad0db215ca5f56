import { describe, expect, it } from 'vitest';
import { KNOWN } from '#tests/support/known-values.ts';
import { createReads } from '../cache/reads.ts';
import { createTags } from '../cache/tags.ts';
import { pageRequestOf } from '../cache/page-request.ts';
import type { Made } from '../cache/page-cache.ts';
import { createAdmission } from './admission.ts';
import { admitted } from './admitted.ts';

const begin = () => createReads(createTags(), () => 0);
const page: Made = {
  finished: { status: 200, policy: 'page', headers: {}, body: Buffer.from('a page') },
  reads: begin(),
  isCacheable: true,
};

/** A site that renders at most three pages at once, one of them outside the market. */
function site() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const admission = createAdmission(
    { delayMs: () => 0, memoryShare: () => 0 },
    { critical: 3, form: 1, other: 1, program: 1, delayMs: 100, few: 1, memoryShare: [0.8, 0.9] },
  );
  const gates = {
    origin: 'https://exchange.example',
    admission,
    programs: { enter: async () => admission.enter('program') },
  };
  const make = admitted(() => promise.then(() => page), gates, begin);
  return { ask: (path: string) => make(pageRequestOf(path, KNOWN), 'id'), finishAll: resolve };
}

describe('more pages than can be made', () => {
  it('leave the market its room: the rest is asked to come again', async () => {
    const { ask, finishAll } = site();
    const first = ask('/en/glossary');
    const { finished, isCacheable } = await ask('/ar/glossary');
    const market = ask('/ar/market-watch');
    finishAll();
    expect(finished.status).toBe(503);
    expect(finished.headers['Retry-After']).toBe('5');
    expect(isCacheable).toBe(false);
    expect(await Promise.all([first, market])).toEqual([page, page]);
  });

  it('say so in both languages, with what to do', async () => {
    const { ask } = site();
    void ask('/en/glossary');
    const words = (await ask('/en/glossary')).finished.body.toString();
    expect(words).toContain('Please try this one again in a few seconds.');
    expect(words).toContain('<div lang="ar" dir="rtl">');
  });

  it.each([
    [
      '/ar/market-watch.csv',
      'text/plain; charset=utf-8',
      'الموقع مزدحم حالياً. يُرجى طلب هذا الملف مرة أخرى بعد ثوانٍ.\n',
    ],
    ['/market-watch.xlsx', 'text/plain; charset=utf-8', expect.stringMatching(/^The site is very busy/)],
    [
      '/market-watch.json',
      'application/json; charset=utf-8',
      expect.stringMatching(/^\{"error":"The site is very busy/),
    ],
  ])('are told %s in a sentence of its own kind', async (path, type, words) => {
    const { ask } = site();
    for (const page of ['', '/ar', '/en']) void ask(`${page}/market-watch`);
    const { finished } = await ask(path);
    expect(finished.status).toBe(503);
    expect(finished.headers).toMatchObject({ 'Content-Type': type, 'Retry-After': '5' });
    expect(finished.body.toString()).toEqual(words);
  });

  it('tell a program where its problem is explained, and which path it asked', async () => {
    const { ask } = site();
    for (const page of ['', '/ar', '/en']) void ask(`${page}/market-watch`);
    const { finished } = await ask('/api/v1/prices?kind=etf');
    expect(JSON.parse(finished.body.toString())).toMatchObject({
      type: 'https://exchange.example/open-data#busy',
      status: 503,
      instance: '/api/v1/prices',
    });
  });

  it('have room again when one is made', async () => {
    const { ask, finishAll } = site();
    finishAll();
    await ask('/en/glossary');
    expect(await ask('/en/glossary')).toBe(page);
  });
});
