import { describe, expect, it } from 'vitest';
import type { Site } from '#app/context.ts';
import {
  bar,
  circular,
  corporateAction,
  disclosure,
  indexPoint,
  profile,
  quote,
  security,
} from '#store/contract/samples.ts';
import type { PageStore } from '#store/store.ts';
import { AT, world } from './test-site.ts';

describe('what is written to the store', () => {
  const one = disclosure({ id: 'd1', symbol: 'DSX', lang: 'en' });

  it.each<[string, (store: PageStore) => unknown, (site: Site) => unknown]>([
    ['a security', (s) => s.securities.save([security({ symbol: 'DSX' })], AT), (p) => p.store.securities.find('DSX')],
    ['a list of them', (s) => s.securities.save([security({ symbol: 'DSX' })], AT), (p) => p.store.securities.list()],
    ['a profile', (s) => s.profiles.save([profile({ symbol: 'DSX' })], AT), (p) => p.store.profiles.find('DSX')],
    ['profiles', (s) => s.profiles.save([profile({ symbol: 'DSX' })], AT), (p) => p.store.profiles.list()],
    ['a quote', (s) => s.quotes.save([quote({ symbol: 'DSX' })]), (p) => p.store.quotes.find('DSX')],
    [
      'bars',
      (s) => s.bars.save([bar({ symbol: 'DSX' })], AT),
      (p) => p.store.bars.list('DSX', '2026-01-01', '2026-02-01'),
    ],
    ['an index', (s) => s.indexPoints.save([indexPoint({ index: 'GI' })]), (p) => p.store.indexPoints.latest('GI')],
    ['a deal', (s) => s.directDeals.save([{} as never]), (p) => p.store.directDeals.list('2026-11-18')],
    ['disclosures', (s) => s.disclosures.save([one], AT), (p) => p.store.disclosures.page({ lang: 'en', take: 9 })],
    [
      'those of one company',
      (s) => s.disclosures.save([one], AT),
      (p) => p.store.disclosures.page({ lang: 'en', symbol: 'DSX', take: 9 }),
    ],
    ['a disclosure', (s) => s.disclosures.save([one], AT), (p) => p.store.disclosures.find('d1')],
    ['a file of it', (s) => s.disclosures.save([one], AT), (p) => p.store.disclosures.findByFile('/a.pdf')],
    ['press', (s) => s.press.save([one], AT), (p) => p.store.press.page({ lang: 'en', take: 3 })],
    ['a release', (s) => s.press.save([one], AT), (p) => p.store.press.find('d1')],
    ['circulars', (s) => s.circulars.save([circular({ id: 'c1' })], AT), (p) => p.store.circulars.page({ take: 3 })],
    ['a circular', (s) => s.circulars.save([circular({ id: 'c1' })], AT), (p) => p.store.circulars.find('c1')],
    [
      'actions',
      (s) => s.corporateActions.save([corporateAction({ symbol: 'DSX' })], AT),
      (p) => p.store.corporateActions.list(),
    ],
    [
      'actions of one company',
      (s) => s.corporateActions.save([corporateAction({ symbol: 'DSX' })], AT),
      (p) => p.store.corporateActions.list({ symbol: 'DSX' }),
    ],
    [
      'an event',
      (s) => s.documents.save('event', [{ key: 'e1', value: 1 }], AT),
      (p) => p.store.documents.list('event'),
    ],
    ['a document', (s) => s.documents.save('x', [{ key: 'k', value: 1 }], AT), (p) => p.store.documents.find('x', 'k')],
  ])('retires the pages that show it: %s', async (_name, write, ask) => {
    const { page, isTrue, store } = world();
    const shows = await page(ask);
    expect(isTrue(shows)).toBe(true);
    await write(store);
    expect(isTrue(shows)).toBe(false);
  });

  it('retires no page that shows something else', async () => {
    const { page, isTrue, store } = world();
    const others = await page(async (site) => {
      await site.store.profiles.find('JIWAN');
      await site.store.disclosures.page({ lang: 'ar', take: 9 });
      await site.store.disclosures.page({ lang: 'en', symbol: 'JIWAN', take: 9 });
      await site.store.disclosures.find('d2');
      await site.store.documents.list('service');
      site.live.quote('JIWAN');
    });
    await store.profiles.save([profile({ symbol: 'DSX' })], AT);
    await store.disclosures.save([one], AT);
    await store.documents.save('event', [{ key: 'e1', value: 1 }], AT);
    expect(isTrue(others)).toBe(true);
  });

  it('is told part by part where it is very much', async () => {
    const { page, isTrue, store } = world();
    const shows = await page((site) => site.store.profiles.find('S7'));
    await store.profiles.save(
      Array.from({ length: 500 }, (_, i) => profile({ symbol: `S${i}` })),
      AT,
    );
    expect(isTrue(shows)).toBe(false);
  });
});

describe('a document that a page reads', () => {
  const facts = { key: '/a.pdf', value: { kind: 'refused', reason: 'script' } };

  it('retires the page when its facts come', async () => {
    const { page, isTrue, store } = world();
    const shown = [
      await page((site) => site.documentFacts('/a.pdf')),
      await page((site) => site.readDocument('/a.pdf')),
      await page((site) => site.documentFacts('/b.pdf')),
    ];
    await store.documents.save('document-facts', [facts], AT);
    expect(shown.map(isTrue)).toEqual([false, false, true]);
  });

  it('that did not come, or was rejected, is asked for again by the page of a minute later', async () => {
    const { page } = world();
    expect((await page((site) => site.readDocument('/a.pdf'))).staleAt()).toBe(AT + 60_000);
  });
});

describe('what pages share', () => {
  it('is made once, and anew when something of it changed', async () => {
    const { page, store } = world();
    let made = 0;
    const ask = (site: Site) =>
      site.shared('shares', async (into) => {
        made += 1;
        await into.store.profiles.list();
      });
    const first = await page(ask);
    await page(ask);
    await store.profiles.save([profile({ symbol: 'DSX' })], AT);
    await page(ask);
    expect([made, first.staleAt()]).toEqual([2, AT]);
  });

  it('is tried again when it could not be made', async () => {
    const { page } = world();
    const failing = page((site) => site.shared('x', () => Promise.reject(new Error('no store'))));
    await expect(failing).rejects.toThrow('no store');
    const made: unknown[] = [];
    await page(async (site) => made.push(await site.shared('x', async () => 'made')));
    expect(made).toEqual(['made']);
  });
});
