import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Circular } from '#domain/circular.ts';
import type { Disclosure } from '#domain/disclosure.ts';
import type { Locale } from '#domain/locale.ts';
import type { CompanyProfile, Security } from '#domain/security.ts';
import { sampleQuote } from '#live/sample.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { PageBatch } from '#upstream/batch.ts';
import type { DisclosureQuery, ListedSecurity, RosterSecurity } from '#upstream/records.ts';
import { down, jobContext, NEVER, NOW } from '../fake.ts';
import { attempt } from '../schedule.ts';
import { circularsJob } from './circulars.ts';
import { disclosureHistoryJob } from './disclosure-history.ts';
import { disclosuresJob } from './disclosures.ts';
import { pressJob } from './press.ts';
import { profilesJob } from './profiles.ts';
import { mergeSecurities, referenceJob } from './reference.ts';
import { ownershipJob } from './ownership.ts';

let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const batch = <T>(records: T[]) => ({ records, rejected: [] });

const listed = (symbol: string, over: Partial<ListedSecurity> = {}): ListedSecurity => ({
  symbol,
  sourceId: `id-${symbol}`,
  name: { en: `${symbol} Company`, ar: `شركة ${symbol}` },
  sector: { en: 'Industrials', ar: 'قطاع الصناعة' },
  kind: 'equity',
  exchange: 'home',
  ...over,
});
const onRoster = (symbol: string, over: Partial<RosterSecurity> = {}): RosterSecurity => {
  const { sector, ...shared } = listed(symbol);
  return { ...shared, active: true, shownOnList: true, currency: 'AED', isin: null, terms: null, ...over };
};
const profile = (symbol: string, over: Partial<CompanyProfile> = {}): CompanyProfile => ({
  symbol,
  name: { en: symbol, ar: null },
  isin: 'AEE000301011',
  sector: null,
  kindCaption: null,
  establishedOn: null,
  listedOn: '2000-03-25',
  auditor: null,
  registrar: null,
  fiscalYearEndMonth: 12,
  authorizedCapital: null,
  issuedShares: 1_000,
  parValue: 1_000,
  marketCap: null,
  brief: null,
  contact: { address: null, phone: null, fax: null, website: null, email: null },
  board: [],
  management: [],
  ...over,
});

describe('securities', () => {
  const nothing = { listed: [], roster: [], fresh: [], quotes: [], held: [] };
  const only = (securities: Security[]) => securities[0]!;

  it('take name and sector from the lists, currency and activity from the roster, the board from the market', () => {
    const roster = [onRoster('AAA', { active: false, currency: 'USD', isin: 'AEE000301011' })];
    const security = only(
      mergeSecurities({ ...nothing, listed: [listed('AAA')], roster, quotes: [sampleQuote('AAA', { board: '520' })] }),
    );
    expect(security).toMatchObject({ board: '520', currency: 'USD', active: false, isin: 'AEE000301011' });
    expect(security.sector).toEqual({ en: 'Industrials', ar: 'قطاع الصناعة' });
  });

  it('that no source names any more stay known, as no longer active', () => {
    const held = mergeSecurities({ ...nothing, listed: [listed('GONE')] });
    expect(only(mergeSecurities({ ...nothing, held }))).toEqual({ ...only(held), active: false });
  });

  it('keep what only an earlier reading knew', () => {
    const held = [
      {
        ...only(mergeSecurities({ ...nothing, listed: [listed('AAA')] })),
        isin: 'AEE000301011',
        board: '510' as const,
      },
    ];
    expect(only(mergeSecurities({ ...nothing, listed: [listed('AAA')], held }))).toMatchObject({
      isin: 'AEE000301011',
      board: '510',
    });
  });

  it('that are rights are listed from the first day of their window, and are no longer active after it', () => {
    const terms = { kind: 'right' as const, share: 'AAA', tradesFrom: '2026-11-10', tradesTo: '2026-11-23' };
    const right = (active: boolean) => [onRoster('AAA-R', { kind: 'right', active, terms })];
    const traded = mergeSecurities({ ...nothing, roster: right(true), quotes: [sampleQuote('AAA-R')] });
    expect(only(traded)).toMatchObject({ kind: 'right', board: '510', active: true, listedOn: '2026-11-10' });
    const lapsed = mergeSecurities({ ...nothing, roster: right(false), held: traded });
    expect(only(lapsed)).toMatchObject({ board: '510', active: false, listedOn: '2026-11-10' });
  });

  it('that are futures are known by the board alone', () => {
    const quotes = [sampleQuote('AAAZ26', { board: '602' }), sampleQuote('BBB', { board: '510' })];
    expect(mergeSecurities({ ...nothing, quotes }).map(({ symbol, kind }) => [symbol, kind])).toEqual([
      ['AAAZ26', 'future'],
    ]);
  });

  it('are rejected as a whole when most of them are missing, and the held ones stay', async () => {
    const many = [...Array(20).keys()].map((i) => listed(`S${i}`));
    const calls = (records: ListedSecurity[]) => ({
      lists: { securities: async () => batch(records), freshEquities: async () => batch([]) },
      content: { securities: async () => batch([]) },
    });
    await referenceJob.run(await jobContext(store, calls(many)), NEVER);
    const again = await jobContext(store, calls(many.slice(0, 3)));
    expect(await attempt(referenceJob, again, NEVER)).toBe('failed');
    expect(await store.securities.list({ active: true })).toHaveLength(20);
    const state = (await store.ingestJobs.list()).find(({ job }) => job === 'reference');
    expect(state?.lastError).toBe(
      'Securities lists: 3 records where 20 are held, less than half. Nothing of it was used.',
    );
  });

  it('have the terms of their kind beside them, which stay when the roster says nothing of them', async () => {
    const terms = { kind: 'future', underlying: 'S9', contractSize: 100, expiresOn: '2026-12-17' } as const;
    const records = [...Array(20).keys()].map((i) => listed(`S${i}`));
    const calls = (roster: RosterSecurity[]) => ({
      lists: { securities: async () => batch(records), freshEquities: async () => batch([]) },
      content: { securities: async () => batch(roster) },
    });
    await referenceJob.run(await jobContext(store, calls([onRoster('S1', { terms }), onRoster('S2')])), NEVER);
    await referenceJob.run(await jobContext(store, calls([onRoster('S1')])), NEVER);
    expect(await store.documents.list('instrument-terms')).toMatchObject([{ key: 'S1', value: terms }]);
  });

  it('do not wait for the list of listing dates', async () => {
    const context = await jobContext(store, {
      lists: { securities: async () => batch([...Array(20).keys()].map((i) => listed(`S${i}`))) },
      content: { securities: async () => batch([]) },
    });
    expect(await attempt(referenceJob, context, NEVER)).toBe('incomplete');
  });
});

describe('company profiles', () => {
  it('give a security the ISIN and the listing day that no list has', async () => {
    const context = await jobContext(store, { companies: { profile: async (symbol) => batch([profile(symbol)]) } });
    await profilesJob.run(context, NEVER);
    expect(await store.securities.find('S1')).toMatchObject({ isin: 'AEE000301011', listedOn: '2000-03-25' });
    expect((await store.profiles.find('S1'))?.fiscalYearEndMonth).toBe(12);
  });

  it('pass over a company that fails, and say so at the end', async () => {
    const requested: string[] = [];
    const calls = {
      companies: {
        profile: async (symbol: string) => {
          requested.push(symbol);
          if (symbol === 'S3') throw down('S3');
          return batch([]);
        },
      },
    };
    await expect(profilesJob.run(await jobContext(store, calls), NEVER)).rejects.toThrow(
      /^1 of 20 companies were not read\. The first: /,
    );
    expect(requested).toHaveLength(20);
  });

  it('stop asking a service that is down', async () => {
    let requests = 0;
    const profile = async () => {
      requests += 1;
      throw down('all');
    };
    await expect(profilesJob.run(await jobContext(store, { companies: { profile } }), NEVER)).rejects.toThrow();
    expect(requests).toBe(3);
  });
});

describe('ownership', () => {
  it('is kept a document for each company, and each language of its holders', async () => {
    const holders = (symbol: string) => ({ symbol, asOf: '2026-11-19', holders: [] });
    const limits = { actual: 1, permitted: 2, available: 1 };
    await ownershipJob.run(
      await jobContext(store, {
        companies: {
          topShareholders: async (symbol) => (symbol === 'S2' ? null : holders(symbol)),
          foreignInvestment: async (symbol) => ({ symbol, national: limits, gcc: limits, foreign: limits }),
        },
      }),
      NEVER,
    );
    expect((await store.documents.find('top-shareholders', 'S1:ar'))?.value).toEqual(holders('S1'));
    expect(await store.documents.find('top-shareholders', 'S2:en')).toBeUndefined();
    expect(await store.documents.list('foreign-investment')).toHaveLength(20);
  });
});

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
