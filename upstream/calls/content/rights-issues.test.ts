import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer, type LocalServer } from '../../fixtures/local-server.ts';
import type { SfRightsIssue } from '../../contract.ts';

const ITEM = {
  Id: '5f1b7a02-3d17-6a42-b5c8-ff00004e2a10',
  LastModified: '2026-10-12T11:30:00Z',
  PublicationDate: '2026-09-07T11:30:00Z',
  DateCreated: '2026-09-07T11:30:00Z',
  IncludeInSitemap: true,
  SystemSourceKey: null,
  UrlName: 'sijal-2026',
  ItemDefaultUrl: '/sijal-2026',
  Provider: 'OpenAccessProvider',
};
const ROW: SfRightsIssue = {
  ...ITEM,
  Code: 'sijal-2026',
  Symbol: 'SIJAL',
  RightsSymbol: 'SIJAL-R',
  Ratio: { New: 2, Old: 5 },
  IssuePrice: 1,
  NewShares: 120_000_000,
  Adjusted: 1.621,
  Opening: 0.621,
  Days: {
    meeting: '2026-10-12',
    entitlement: '2026-10-26',
    ex: '2026-10-27',
    tradingFrom: '2026-11-10',
    tradingTo: '2026-11-23',
    subscribeFrom: '2026-11-16',
    subscribeTo: '2026-11-27',
    allotted: null,
    refunded: null,
    listed: null,
  },
  Underwritten: true,
  Unused: 'The underwriter takes them.',
  Roles: [{ Role: 'receiving-bank', Name: 'Karam Bank', Channels: ['branch', 'app'] }],
  Documents: [{ Kind: 'prospectus', Language: 'en', Url: 'https://sijal.example/prospectus.pdf' }],
  Result: null,
  Marker: 'confirmed',
};
const ARABIC = { ...ROW, Unused: 'يأخذها متعهد التغطية.', Roles: [{ ...ROW.Roles[0]!, Name: 'بنك كرم' }] };

let server: LocalServer;
let rows: { en: unknown[]; ar: unknown[] };

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const isArabic = request.query.get('sf_culture') === 'ar';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ value: isArabic ? rows.ar : rows.en }));
  });
});
afterAll(() => server.close());
beforeEach(() => {
  rows = { en: [ROW], ar: [ARABIC] };
});

const read = () => upstreamOf(server).content.rightsIssues();

describe('rights issues', () => {
  it('are read in both languages, prices in thousandths, what is not told as null', async () => {
    const { records, rejected } = await read();
    expect(rejected).toEqual([]);
    expect(records).toMatchObject([
      {
        code: 'sijal-2026',
        symbol: 'SIJAL',
        rightsSymbol: 'SIJAL-R',
        ratio: { units: 2, of: 5 },
        issuePrice: 1_000,
        adjusted: 1_621,
        opening: 621,
        days: { tradingTo: '2026-11-23', allotted: null },
        unused: { en: 'The underwriter takes them.', ar: 'يأخذها متعهد التغطية.' },
        roles: [{ role: 'receiving-bank', name: { en: 'Karam Bank', ar: 'بنك كرم' }, channels: ['branch', 'app'] }],
        documents: [{ kind: 'prospectus', language: 'en', url: 'https://sijal.example/prospectus.pdf' }],
        result: null,
        marker: 'confirmed',
      },
    ]);
  });

  it.each([
    ['days out of their order', { Days: { ...ROW.Days, tradingTo: '2026-11-02' } }],
    ['an opening price that does not follow from the adjusted one', { Opening: 0.7 }],
    ['more shares issued than offered', { Result: { Subscribed: 120_000_001, Covered: 1_100 } }],
    ['a ratio with a nought', { Ratio: { New: 0, Old: 5 } }],
    [
      'a document that is no address of a site',
      { Documents: [{ Kind: 'summary', Language: 'ar', Url: 'javascript:x' }] },
    ],
    ['a code that is no name of an address', { Code: '../x' }],
    ['a state that nobody knows', { Marker: 'rumoured' }],
    ['no issue price', { IssuePrice: 0 }],
  ])('with %s are refused, and others stay', async (_, fault) => {
    const bad = { ...ROW, Code: 'bad-2026', ...fault };
    rows = { en: [bad, ROW], ar: [{ ...ARABIC, ...bad }, ARABIC] };
    const { records, rejected } = await read();
    expect(records.map(({ code }) => code)).toEqual(['sijal-2026']);
    expect(rejected.length).toBeGreaterThan(0);
  });
});
