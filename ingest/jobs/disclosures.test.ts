import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Circular } from '#domain/circular.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Locale } from '#domain/locale.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { PageBatch } from '#upstream/batch.ts';
import type { DisclosureQuery } from '#upstream/records.ts';
import { jobContext, NEVER, NOW } from '../fake.ts';
import { circularsJob } from './circulars.ts';
import { disclosureHistoryJob } from './disclosure-history.ts';
import { disclosuresJob } from './disclosures.ts';
import { pressJob } from './press.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

/** A disclosure system of `count` rows in each language, newest first, 20 a page. */
function disclosureService(count: number) {
  const requested: string[] = [];
  const rows = (lang: Locale) => [...Array(count).keys()].map((i) => disclosure(lang, count - i));
  const page = async ({ lang }: DisclosureQuery, skip: number): Promise<PageBatch<Disclosure>> => {
    requested.push(`${lang} ${skip}`);
    return { records: rows(lang).slice(skip, skip + 20), rejected: [], more: skip + 20 < count };
  };
  async function* pages(query: DisclosureQuery, { limit = Infinity } = {}) {
    for (let skip = 0; skip < Math.min(count, limit); skip += 20) yield await page(query, skip);
  }
  return { requested, page, pages, count: async () => count };
}

function disclosure(lang: Locale, number: number): Disclosure {
  return {
    id: `${lang}-${number}`,
    lang,
    symbol: 'S1',
    issuer: { en: 'S1', ar: null },
    headline: `Disclosure ${number}`,
    publishedAt: NOW - 1_000_000_000 + number * 60_000,
    announcementType: 'Disclosure',
    reportInterval: null,
    integrated: null,
    dividendsPaymentDate: null,
    files: [],
  };
}

describe('disclosures', () => {
  const heldRows = async (lang: Locale) => (await store.disclosures.page({ lang, take: 1 })).total;

  it('begin with one page of each language: that is enough to be ready with', async () => {
    const service = disclosureService(50);
    await disclosuresJob.run(await jobContext(store, { disclosures: service }), NEVER);
    expect(service.requested).toEqual(['en 0', 'ar 0']);
    expect([await heldRows('en'), await heldRows('ar')]).toEqual([20, 20]);
  });

  it('are then read until a page brings nothing new', async () => {
    const service = disclosureService(75);
    await disclosuresJob.run(await jobContext(store, { disclosures: service }), NEVER);
    expect(service.requested.filter((page) => page.startsWith('en'))).toEqual(['en 0', 'en 20', 'en 40', 'en 60']);
    const quiet = disclosureService(75);
    await disclosuresJob.run(await jobContext(store, { disclosures: quiet }), NEVER);
    expect(quiet.requested).toEqual(['en 0', 'ar 0']);
  });

  it('that are suddenly none stay as they are', async () => {
    const context = await jobContext(store, { disclosures: disclosureService(0) });
    await expect(disclosuresJob.run(context, NEVER)).rejects.toThrow(
      'Disclosures (en): an empty list where 75 are held. They stay.',
    );
    expect(await heldRows('en')).toBe(75);
  });

  it('of the past are read back to the first, and not again', async () => {
    const context = await jobContext(store, { disclosures: disclosureService(450) });
    await disclosureHistoryJob.run(context, NEVER);
    expect([await heldRows('en'), await heldRows('ar')]).toEqual([450, 450]);
    const again = disclosureService(450);
    await disclosureHistoryJob.run(await jobContext(store, { disclosures: again }), NEVER);
    expect(again.requested).toEqual([]);
  });

  it('are kept one by one when a row cannot be believed, with the reason', async () => {
    const rejected = [{ record: { id: 'bad' }, reason: 'publication_date: not a date' }];
    async function* pages() {
      yield { records: [disclosure('en', 1)], rejected, more: false };
    }
    const context = await jobContext(store, { disclosures: { pages } });
    await disclosuresJob.run(context, NEVER);
    await disclosuresJob.run(context, NEVER);
    const [kept, ...more] = await store.ingestJobs.refusals('disclosures', 9);
    expect([kept?.reason, kept?.record, more]).toEqual(['publication_date: not a date', { id: 'bad' }, []]);
    expect((await store.ingestJobs.list()).find(({ job }) => job === 'disclosures')?.rejected).toBe(1);
  });
});

describe('a history that was interrupted', () => {
  it('goes on where it stopped', async () => {
    await store.documents.save('disclosure-history', [{ key: 'en', value: { skip: 400, done: false } }], NOW);
    const service = disclosureService(450);
    await disclosureHistoryJob.run(await jobContext(store, { disclosures: service }), NEVER);
    expect(service.requested).toEqual(['en 400', 'en 420', 'en 440']);
  });
});

describe('circulars and press releases', () => {
  const circular = (id: number): Circular => ({
    id: `c-${id}`,
    number: `${id}/2026`,
    slug: `${id}-2026`,
    headline: { en: `Circular ${id}`, ar: null },
    date: '2026-06-19',
    publishedAt: NOW,
    modifiedAt: NOW,
    files: [],
  });

  it('that mostly vanish are not believed', async () => {
    const circulars = (count: number) => ({
      content: { circulars: async () => batch([...Array(count).keys()].map(circular)) },
    });
    await circularsJob.run(await jobContext(store, circulars(12)), NEVER);
    await expect(circularsJob.run(await jobContext(store, circulars(2)), NEVER)).rejects.toThrow(
      'Circulars: 2 records where 12 are held',
    );
    expect((await store.circulars.page({ take: 1 })).total).toBe(12);
  });

  it('of the press stay when the service gives an empty list', async () => {
    const press = (count: number) => ({
      disclosures: {
        press: async (lang: Locale) => batch([...Array(count).keys()].map((i) => disclosure(lang, 9_000 + i))),
      },
    });
    await pressJob.run(await jobContext(store, press(3)), NEVER);
    await expect(pressJob.run(await jobContext(store, press(0)), NEVER)).rejects.toThrow(
      'an empty list where 3 are held',
    );
    expect((await store.press.page({ lang: 'ar', take: 9 })).total).toBe(3);
  });
});
