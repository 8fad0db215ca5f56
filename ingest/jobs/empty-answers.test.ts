import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Disclosure } from '#domain/disclosure.ts';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Offering } from '#domain/offering.ts';
import type { Vendor } from '#domain/vendor.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { DisclosureQuery } from '#upstream/records.ts';
import { jobContext, NEVER, NOW } from '../fake.ts';
import { createBarsJob } from './bars.ts';
import { disclosureHistoryJob } from './disclosure-history.ts';
import { offeringsJob, vendorsJob } from './whole-lists.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

describe('years of daily bars', () => {
  const security = sampleSecurity('AAA');
  const bar = (date: string): DailyBar => {
    return { symbol: 'AAA', date, open: 1, high: 1, low: 1, close: 1, volume: 1, value: 1, trades: 1 };
  };
  const traded = (id: string) => (id === security.symbol ? ['2024-02-01', '2025-02-03', '2026-02-02'] : []);
  const bars = async (id: string, from: string, to: string) =>
    batch(
      traded(id)
        .filter((date) => date >= from && date <= to)
        .map(bar),
    );
  const forgetful = async (id: string, from: string, to: string) => (from < '2024' ? batch([]) : bars(id, from, to));

  async function read(of: typeof bars, onDay = 0): Promise<string | undefined> {
    const context = await jobContext(store, { market: { bars: of } });
    const { clock } = context;
    context.clock = { ...clock, now: () => clock.now() + onDay * DAY_MS };
    await createBarsJob().run(context, NEVER);
    return (await store.bars.span('AAA'))?.first;
  }

  it('do not end where a service forgot them for a day', async () => {
    await store.securities.save([security], NOW);
    expect(await read(forgetful)).toBe('2025-02-03');
    expect(await read(bars)).toBe('2025-02-03');
    expect(await read(bars, 1)).toBe('2024-02-01');
  });
});

describe('the history of disclosures', () => {
  const disclosure = (lang: 'en' | 'ar', number: number): Disclosure => ({
    id: `d-${number}`,
    lang,
    symbol: 'AAA',
    issuer: { en: 'AAA', ar: null },
    headline: 'Board meeting',
    announcementType: 'Disclosure',
    publishedAt: NOW - number * 60_000,
    reportInterval: null,
    integrated: null,
    dividendsPaymentDate: null,
    files: [],
  });
  /** A service of `rows` rows that returns none from row `gone` on. */
  const service = (rows: number, gone: number, counted: number | null = rows) => ({
    count: () => (counted === null ? Promise.reject(new Error('no count')) : Promise.resolve(counted)),
    page: async ({ lang }: DisclosureQuery, skip: number) => {
      const numbers = [...Array(rows).keys()].slice(skip, Math.min(skip + 20, gone));
      return { ...batch(numbers.map((number) => disclosure(lang, number))), more: numbers.length === 20 };
    },
  });
  const read = async (of: ReturnType<typeof service>) =>
    disclosureHistoryJob.run(await jobContext(store, { disclosures: of as never }), NEVER);
  const held = async () => (await store.disclosures.page({ lang: 'en', take: 1 })).total;

  it('does not end at a page that is empty before as many rows as the service counts', async () => {
    await expect(read(service(70, 40))).rejects.toThrow('it ends after 40 of 70 rows. It is asked again.');
    await expect(read(service(70, 40, null))).rejects.toThrow('it ends after 40 of an unknown number of rows.');
    await expect(read(service(70, 40, 0))).rejects.toThrow('it ends after 40 of 0 rows.');
    await read(service(70, 70));
    expect(await held()).toBe(70);
  });
});

describe('the register of trading system vendors', () => {
  const read = async (...ids: string[]) => {
    const vendors = async () => batch(ids.map((id) => ({ id }) as Vendor));
    await vendorsJob.run(await jobContext(store, { content: { vendors } }), NEVER);
    return (await store.documents.find<Vendor[]>('vendors', 'all'))?.value.length;
  };

  it('stays as it was where a service forgot it, however few it has', async () => {
    expect(await read()).toBe(0);
    expect(await read('one', 'two', 'three')).toBe(3);
    await expect(read()).rejects.toThrow('Trading system vendors: no record where 3 are held.');
    expect((await store.documents.find<Vendor[]>('vendors', 'all'))?.value.length).toBe(3);
  });
});

describe('the list of offerings', () => {
  const read = async (codes: readonly string[] = []) => {
    const offerings = async () => batch(codes.map((code) => ({ code }) as Offering));
    await offeringsJob.run(await jobContext(store, { content: { offerings } }), NEVER);
    return (await store.documents.find<Offering[]>('offerings', 'all'))?.value.length;
  };

  it('may be empty where no offering was ever published, and loses none to an empty answer', async () => {
    expect(await read()).toBe(0);
    expect(await read(['MISK26', 'ZAHRA27'])).toBe(2);
    await expect(read()).rejects.toThrow('Offerings: no record where 2 are held.');
    expect((await store.documents.find<Offering[]>('offerings', 'all'))?.value.length).toBe(2);
  });
});
