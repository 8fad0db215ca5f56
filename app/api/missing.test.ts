import { beforeAll, describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { addDays } from '#domain/calendar.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import type { ApiRows, Means } from './resource.ts';
import { RESOURCES } from './resources.ts';

const TODAY = '2026-11-18';
/** All of these are trading days; the 13th is not stored. */
const STORED = ['2026-11-11', '2026-11-12', '2026-11-16', '2026-11-17'];
const GAP = '2026-11-13';
const ASKED = { from: '2026-11-10', to: '2026-11-18' };
const MONTH = '2026-11';
const [SPEC] = exchange.derivatives.contracts;

const group = { permitted: 49_000, actual: 10_000, available: 39_000 };

/** Rows of these days, as the store has them by month, by root and month, or by year. */
const DOCUMENTS: Record<string, Record<string, readonly object[]>> = {
  'investor-trades': {
    [MONTH]: STORED.map((date) => ({
      date,
      kind: 'equity',
      nationality: 'uae',
      type: 'individual',
      buyValue: 1_000,
      sellValue: 1_000,
      buyVolume: 1,
      sellVolume: 1,
    })),
  },
  'foreign-ownership': {
    [MONTH]: STORED.flatMap((date) =>
      // The other company was listed on the 16th.
      ['DSX', ...(date < '2026-11-16' ? [] : ['ANBAR'])].map((symbol) => ({
        date,
        symbol,
        issuedShares: 1_000,
        national: group,
        gcc: group,
        foreign: group,
        foreignShares: 100,
        jointLimit: null,
      })),
    ),
  },
  'future-days': {
    [`${SPEC?.root}:${MONTH}`]: STORED.map((date) => ({
      date,
      symbol: 'F1',
      root: SPEC?.root,
      expiresOn: '2026-11-19',
      open: null,
      high: null,
      low: null,
      close: null,
      settlement: 1_000,
      volume: 0,
      value: 0,
      trades: 0,
      openInterest: 1,
      underlying: 1_000,
    })),
  },
  'margin-weeks': {
    2026: ['2026-10-30', '2026-11-13'].map((week) => ({
      week,
      kind: 'all',
      outstanding: 1_000,
      collateral: 2_000,
      purchases: 1,
      sales: 1,
      calls: 0,
      soldOut: 0,
      accounts: 1,
      members: 1,
      reporting: 1,
      revision: 1,
      publishedAt: marketInstant(addDays(week, 3), '09:00'),
      securities: [],
    })),
  },
};

const SITE = {
  exchange,
  locale: 'en',
  origin: '',
  now: () => marketInstant(TODAY, '11:00'),
  today: () => TODAY,
  store: {
    securities: { list: async () => [sampleSecurity('ANBAR', { listedOn: '2026-11-16' }), sampleSecurity('DSX')] },
    corporateActions: { list: async () => [] },
    bars: {
      span: async () => ({ first: STORED[0], last: STORED.at(-1) }),
      last: async () => [],
      list: async (symbol: string, from: string, to: string) =>
        STORED.filter((date) => date >= from && date <= to).map((date) => {
          const level = { open: 1, high: 1, low: 1, close: 1, volume: 1, value: 1, trades: 1 };
          return { symbol, date, ...level };
        }),
    },
    documents: {
      revisions: async (kind: string) => DOCUMENTS[kind] ?? {},
      list: async (kind: string) => Object.entries(DOCUMENTS[kind] ?? {}).map(([key, value]) => ({ key, value })),
      find: async (kind: string, key: string) => DOCUMENTS[kind]?.[key] && { value: DOCUMENTS[kind][key] },
    },
  },
} as unknown as Site;

async function missingOf(name: string, asked: Record<string, string>, site = SITE): Promise<ApiRows['missingDays']> {
  const resource = RESOURCES.find((one) => one.name === name)!;
  return (await resource.load(site, asked, {} as Means, { after: undefined, limit: 100 }))!.missingDays;
}

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('a day within a series that is not stored is missing', () => {
  it.each([
    ['index-levels', { code: exchange.indices[0]!.code }],
    ['market-investors', {}],
    ['market-investors', { interval: 'month' }],
    ['foreign-ownership', { symbol: 'DSX' }],
    ['future-days', { root: SPEC?.root ?? '' }],
  ])('of %s %j', async (name, asked) => {
    expect(await missingOf(name, { ...ASKED, ...asked })).toEqual(['2026-11-10', '2026-11-13']);
  });

  it('at the edges of the range too, and where nothing else is in it', async () => {
    const company = { symbol: 'DSX' };
    expect(await missingOf('foreign-ownership', { ...company, from: '2026-11-13', to: '2026-11-17' })).toEqual([GAP]);
    expect(await missingOf('foreign-ownership', { ...company, from: '2026-11-11', to: '2026-11-13' })).toEqual([GAP]);
    expect(await missingOf('foreign-ownership', { ...company, from: GAP, to: GAP })).toEqual([GAP]);
    expect(await missingOf('market-investors', { from: GAP, to: GAP })).toEqual([GAP]);
  });

  it('after the last stored day, where only the beginning is named', async () => {
    const friday = { ...SITE, today: () => '2026-11-20' };
    const asked = { from: '2026-11-18' };
    expect(await missingOf('market-investors', asked, friday)).toEqual(['2026-11-18']);
    expect(await missingOf('foreign-ownership', { ...asked, symbol: 'DSX' }, friday)).toEqual(['2026-11-18']);
  });

  it('but not a day before a company was listed', async () => {
    expect(await missingOf('foreign-ownership', { ...ASKED, symbol: 'ANBAR' })).toEqual(['2026-11-10']);
  });

  it('nor a day of another kind of security alone', async () => {
    expect(await missingOf('market-investors', { ...ASKED, kind: 'etf' })).toEqual(['2026-11-10', '2026-11-13']);
  });

  it('and a week, by its last trading day', async () => {
    expect(await missingOf('margin-weeks', { from: '2026-10-26', to: TODAY })).toEqual(['2026-11-06']);
  });

  it('and a week of one kind of margin trading where both kinds, or the other one, were asked for', async () => {
    const [older, last] = DOCUMENTS['margin-weeks']!['2026']!;
    const half = [older, { ...last, kind: 'margin' }];
    const list = async () => [{ key: '2026', value: half }];
    const site = { ...SITE, store: { ...SITE.store, documents: { ...SITE.store.documents, list } } } as unknown as Site;
    const asked = { from: '2026-10-26', to: TODAY };
    expect(await missingOf('margin-weeks', asked, site)).toEqual(['2026-11-06', '2026-11-13']);
    expect(await missingOf('margin-weeks', { ...asked, kind: 'short-term' }, site)).toEqual([
      '2026-11-06',
      '2026-11-13',
    ]);
    expect(await missingOf('margin-weeks', { ...asked, kind: 'margin' }, site)).toEqual(['2026-11-06']);
  });
});
