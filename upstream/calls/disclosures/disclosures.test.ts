import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLocalTime } from '#domain/date.ts';
import { fixture, startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';
import { issuerName } from './row.ts';

/** No request budget: the feed's rate limit is for the real service. */
const UNHURRIED = { disclosures: { requestsPerSecond: Infinity } };

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server, { policies: UNHURRIED });
});
afterAll(() => server.close());

describe('a page of the feed (calls 4 and 5)', () => {
  test('the fixture has the real quirks: byte-order mark and CRLF', () => {
    const bytes = fixture('disclosures/feed-en.body');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toContain('{"root" :\r\n[');
  });

  test('a row becomes a disclosure: symbol and stray spaces off the names, times of Dubai', async () => {
    const { records, rejected, more } = await upstream.disclosures.page({ lang: 'en' }, 0);
    expect({ rejected, more }).toEqual({ rejected: [], more: false });
    expect(records[0]).toEqual({
      id: '0a1f0001-1111-4000-8000-000000000001',
      lang: 'en',
      symbol: 'MARSA',
      issuer: { en: 'Marsa Holdings PJSC', ar: 'مرسى القابضة ش.م.ع' },
      headline: 'Disclosure of material information',
      publishedAt: parseLocalTime('2026-11-20T10:12:28'),
      announcementType: 'Disclosure',
      reportInterval: null,
      integrated: null,
      dividendsPaymentDate: null,
      files: [
        {
          id: 'f1',
          title: 'Marsa acquires a stake in a logistics terminal on',
          createdAt: parseLocalTime('2026-11-20T10:12:19'),
          path: '/2026/Nov/20/0a1f0001-1111-4000-8000-000000000001/MARSA NOTE E 20 11 2026.Pdf.pdf',
          language: 'en',
          type: 'news',
        },
      ],
    });
  });

  test('a report tells its interval, an integrated report its year, languages and parts', async () => {
    const { records } = await upstream.disclosures.page({ lang: 'en' }, 0);
    expect(records[1]).toMatchObject({ reportInterval: 'Q3', issuer: { en: 'Dune UAE Equity ETF' }, files: [{}, {}] });
    expect(records[2]).toMatchObject({
      issuer: { en: 'Sadaf Bank', ar: 'مصرف صدف' },
      integrated: {
        period: 2025,
        languages: ['en', 'ar'],
        reportTypes: ['Annual financial statements', 'Auditors report', 'Sustainability report'],
      },
      dividendsPaymentDate: '2026-04-20',
    });
  });

  test('all symbols are asked for by a single space', async () => {
    await upstream.disclosures.page({ lang: 'en', types: 'integrated_reports', from: '2026-01-01' }, 40);
    expect(Object.fromEntries(server.requests.at(-1)?.query ?? [])).toEqual({
      lang: 'en',
      h7_datetime_format: 'yyyy-MM-dd HH:mm:ss',
      from: '2026-01-01',
      types: 'integrated_reports',
      symbol: ' ',
      cms_resources: 'true',
      take: '20',
      skip: '40',
    });
  });

  test('an empty root is a real empty list', async () => {
    const { records, more } = await upstream.disclosures.page({ lang: 'en', symbol: '' }, 0);
    expect({ records, more }).toEqual({ records: [], more: false });
  });
});

test('the count (call 6) is a number, and 0 for an empty root', async () => {
  expect(await upstream.disclosures.count({ lang: 'en', symbol: 'MARSA' })).toBe(746);
  expect(await upstream.disclosures.count({ lang: 'en', symbol: '' })).toBe(0);
});

test('press releases (call 11) are asked for by the own symbol, three of them', async () => {
  const { records } = await upstream.disclosures.press('ar');
  expect(records[0]).toMatchObject({ lang: 'ar', headline: 'إفصاح عن معلومات جوهرية', files: [{ language: 'ar' }] });
  const query = server.requests.at(-1)?.query;
  expect([query?.get('symbol'), query?.get('take'), query?.get('lang')]).toEqual(['DSX', '3', 'ar']);
});

describe('page after page', () => {
  /** A feed of `total` rows; from the second page on, one new row has pushed the others down. */
  async function feedOf(total: number): Promise<LocalServer> {
    const row = (id: number) => ({
      id: `row-${id}`,
      publication_date: 'Aug 07, 2026 09:01:11 AM',
      headline: `Row ${id}`,
      issuer_symbol: 'MARSA',
      issuer: 'Marsa',
      issuer_ar: null,
      announcement_type: 'Disclosure',
      resources: [],
    });
    return startLocalServer((request, response) => {
      const skip = Number(request.query.get('skip'));
      const first = skip > 0 ? skip - 1 : 0;
      const root = Array.from({ length: Math.max(0, Math.min(20, total - first)) }, (_, at) => row(first + at));
      response.end(JSON.stringify({ root }));
    });
  }

  async function idsOf(total: number, limit?: number): Promise<string[]> {
    const feed = await feedOf(total);
    try {
      const ids: string[] = [];
      const pages = upstreamOf(feed, { policies: UNHURRIED }).disclosures.pages({ lang: 'en' }, limit ? { limit } : {});
      for await (const page of pages) ids.push(...page.records.map(({ id }) => id));
      return ids;
    } finally {
      await feed.close();
    }
  }

  test('all rows are read by skipping, one that slid onto the next page once', async () => {
    const ids = await idsOf(45);
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
  });

  test('a limit ends it early', async () => {
    expect(await idsOf(100, 30)).toHaveLength(30);
  });
});

describe('names of issuers', () => {
  test('only the own symbol before a dash is a prefix', () => {
    expect(issuerName('DUNEETF- Dune UAE Equity ETF', 'DUNEETF')).toBe('Dune UAE Equity ETF');
    expect(issuerName('Al-Marsa Holdings', 'AL')).toBe('Al-Marsa Holdings');
    expect(issuerName('MARSA Holdings - Dubai', 'MARSA')).toBe('MARSA Holdings - Dubai');
    expect(issuerName('MARSA', 'MARSA')).toBe('MARSA');
  });
});
