import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';
import { nextQuery } from './odata.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

describe('circulars (call 10)', () => {
  test('both languages are one circular, and 20:00Z is the next day in Dubai', async () => {
    const { records, rejected } = await upstream.content.circulars();
    expect(rejected).toEqual([]);
    expect(records[0]).toEqual({
      id: 'c1f00001-f602-6339-b0d9-ff00009be840',
      number: '12/2026',
      slug: '12-2026',
      headline: { en: 'Trading Holiday due to National Day', ar: 'عطلة التداول بمناسبة اليوم الوطني' },
      date: '2026-11-18',
      publishedAt: Date.parse('2026-11-17T09:42:42Z'),
      modifiedAt: Date.parse('2026-11-18T05:01:06Z'),
      files: [
        expect.objectContaining({
          id: 'r1',
          title: { en: '12_2026_Trading Holiday_FINAL_E', ar: null },
          bytes: 69_281,
        }),
        expect.objectContaining({ id: 'r2', extension: '.pdf' }),
      ],
    });
    expect(records[0]?.files[0]?.url).toBe(
      '/docs/default-source/circulars/12_2026_trading-holiday_e.pdf?sfvrsn=31177280_2',
    );
  });

  test('a circular with a time keeps its day, and one without Arabic has none', async () => {
    const { records } = await upstream.content.circulars();
    expect(records[1]).toMatchObject({ number: '11/2026', date: '2026-10-05', headline: { ar: null }, files: [] });
  });

  test('resources and the language are asked for', async () => {
    await upstream.content.circulars();
    const queries = server.requests.slice(-2).map(({ query }) => [query.get('$expand'), query.get('sf_culture')]);
    expect(queries.sort()).toEqual([
      ['Resources', 'ar'],
      ['Resources', 'en'],
    ]);
  });
});

test('events (call 1) come as plain text with their place, markup and scripts left behind', async () => {
  const { records } = await upstream.content.events();
  expect(records).toMatchObject([
    {
      title: { en: 'Investor Day', ar: 'يوم المستثمر' },
      content: {
        en: 'Meet the issuers & analysts.\n- Panels\n- Demos\n\nProgramme Register',
        ar: 'لقاء المصدرين والمحللين.',
      },
      startsAt: Date.parse('2026-12-08T05:00:00Z'),
      place: { en: 'Trade Hall, Dubai, UAE', ar: 'قاعة التجارة، دبي، الإمارات' },
      allDay: false,
      kind: 'roadshow',
      companies: 18,
      meetings: null,
      participants: ['JIWAN', 'MARSA'],
      registration: { en: 'https://register.example/day?a=1&b=2', ar: 'https://register.example/day?a=1&b=2' },
    },
  ]);
});

describe('a service (call 2)', () => {
  const id = 'a59dcef7-f602-6339-b0d9-ff00009be840';

  test('is asked for by a filter and given in both languages', async () => {
    expect(await upstream.content.service(id)).toMatchObject({
      id,
      number: '4.5.16',
      title: { en: 'Cash Dividends Statement', ar: 'كشف الأرباح النقدية' },
      fees: { en: '- Online: AED 0\n- Printed copy: AED 10' },
      procedures: null,
      requiredDocuments: null,
      questions: [{ question: { ar: 'كم يستغرق ذلك؟' }, answer: { en: 'One day.', ar: 'يوم واحد.' } }],
    });
    expect(server.requests.at(-1)?.query.get('$filter')).toBe(`Id eq ${id}`);
  });

  test('says for whom it is, how long it takes and how its fee is worked out', async () => {
    expect(await upstream.content.service(id)).toMatchObject({
      reviewedOn: '2026-11-18',
      turnaround: { amount: 1, unit: 'business-days' },
      audience: ['investors'],
      channels: ['eservices', 'counter'],
      feeRules: [
        { kind: 'each', amount: 500, of: { en: 'page', ar: 'صفحة' }, least: 10_000, most: null, channel: 'counter' },
        { kind: 'rate', amount: 10, of: null, least: null, most: null, channel: null },
      ],
      withdrawn: { on: '2026-11-01', replacedBy: '4.5.17' },
    });
  });

  test('one that is not there is null, and what is no identifier is not asked for', async () => {
    expect(await upstream.content.service('00000000-0000-0000-0000-000000000000')).toBeNull();
    const before = server.requests.length;
    expect(await upstream.content.service("x' or 1 eq 1")).toBeNull();
    expect(server.requests).toHaveLength(before);
  });
});

describe('the roster of securities', () => {
  test('next links on another host are followed at the configured one', async () => {
    const { records } = await upstream.content.securities();
    expect(records.map(({ symbol }) => symbol)).toEqual(['MARSA', 'RIMAL', 'GHAFREIT', 'SADAF0931USD']);
    expect(server.requests.some(({ query }) => query.get('$skip') === '2' && query.get('sf_culture') === 'en')).toBe(
      true,
    );
  });

  test('rows tell kind, exchange, currency and a right ISIN; older field names are read', async () => {
    const { records } = await upstream.content.securities();
    expect(records).toMatchObject([
      { name: { ar: 'مرسى القابضة ش.م.ع' }, kind: 'equity', exchange: 'home', currency: 'AED', isin: 'AEE009901266' },
      { name: { en: 'Rimal Utilities PJSC' }, sourceId: null, isin: null },
      { kind: 'reit', currency: null },
      // The service repeats the English name when it has no Arabic one.
      { kind: 'sukuk', exchange: 'sister', currency: 'USD', name: { ar: null } },
    ]);
  });

  test('rows tell the terms of their kind, words in both languages; shares have none', async () => {
    const { records } = await upstream.content.securities();
    expect(records.map(({ terms }) => terms)).toEqual([
      null,
      null,
      {
        kind: 'reit',
        manager: { en: 'Ghaf Asset Management Limited', ar: 'غاف لإدارة الأصول المحدودة' },
        custodian: { en: 'Harbour Trust Bank PJSC', ar: null },
        administrator: null,
        investorsCommittee: null,
        investmentPolicy: { en: 'Rented homes of the Emirates', ar: 'مساكن مؤجرة في الإمارات' },
        dividendPolicy: { en: 'Four fifths of the net profit', ar: null },
        structure: { en: 'Closed-ended', ar: null },
        managementFee: 850,
      },
      {
        kind: 'sukuk',
        issuer: { en: 'Sadaf Sukuk Ltd', ar: 'صدف للصكوك المحدودة' },
        issuedOn: '2021-09-15',
        maturesOn: '2031-09-15',
        parValue: 1_000_000,
        issueValue: 500_000_000_000,
        units: 500_000,
        rate: 5_250,
        paymentsAYear: 2,
      },
    ]);
  });

  test('an unknown kind is rejected, and a delisted holder of a symbol does not cover the active one', async () => {
    const { records, rejected } = await upstream.content.securities();
    expect(rejected).toMatchObject([
      { record: { SecuritySymbol: 'ODD' }, reason: expect.stringContaining('Warrants') },
    ]);
    expect(records.find(({ symbol }) => symbol === 'RIMAL')).toMatchObject({ active: true });
  });
});

describe('next links', () => {
  test('only their query is taken, and what they leave out is kept', () => {
    const link = 'http://origin.example/api/default/securities?$skip=50&$top=50';
    expect(nextQuery(link, 'securities', { sf_culture: 'ar' })).toEqual({ sf_culture: 'ar', $skip: '50', $top: '50' });
    expect(nextQuery(null, 'securities', {})).toBeNull();
  });

  test('one that leads to another entity is a fault', () => {
    expect(() => nextQuery('http://origin.example/api/default/users?$skip=1', 'securities', {})).toThrow(
      'leads elsewhere',
    );
  });

  test('links that run in a circle end in a fault', async () => {
    const circle = await startLocalServer((_, response) =>
      response.end(JSON.stringify({ value: [], '@odata.nextLink': 'https://o.example/dfmevents?$skip=1' })),
    );
    await expect(upstreamOf(circle).content.events()).rejects.toMatchObject({ reason: 'shape', call: 'events' });
    await circle.close();
  });
});
