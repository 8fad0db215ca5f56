import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyProfile, Security } from '#domain/security.ts';
import { sampleQuote } from '#live/sample.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import type { ListedSecurity, RosterSecurity } from '#upstream/records.ts';
import { down, jobContext, NEVER } from '../fake.ts';
import { attempt } from '../schedule.ts';
import { profilesJob } from './profiles.ts';
import { mergeSecurities, referenceJob } from './reference.ts';
import { ownershipJob } from './ownership.ts';
import { batch } from './test-batch.ts';

let store: Store;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

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
