import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseLocalTime } from '#domain/date.ts';
import { fixture, startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { Upstream } from '../../upstream.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

describe('the profile (call 12)', () => {
  test('both languages are one profile; money as text is money, and dashes are nothing', async () => {
    expect((await upstream.companies.profile('MARSA')).records[0]).toEqual({
      symbol: 'MARSA',
      name: { en: 'Marsa Holdings PJSC', ar: 'مرسى القابضة ش.م.ع' },
      isin: 'AEE009901266',
      lei: null,
      sector: { en: 'Real Estate', ar: 'قطاع العقارات' },
      kindCaption: { en: 'Equities', ar: 'الأسهم' },
      establishedOn: '1997-06-23',
      listedOn: '2007-03-25',
      auditor: { en: 'Falcon & Partners', ar: 'فالكون وشركاه' },
      registrar: null,
      fiscalYearEndMonth: 12,
      authorizedCapital: 2_838_789_849_000,
      issuedShares: 2_838_789_849,
      parValue: 1000,
      marketCap: 23_902_610_529_000,
      brief: {
        en: 'Activity: ports & logistics\n\nFounded in Dubai.\nListed since 2007.',
        ar: 'موانئ وخدمات لوجستية',
      },
      contact: {
        address: { en: 'Port Road, Dubai', ar: null },
        phone: '+971 4 555 0100',
        fax: null,
        website: 'www.marsa.example',
        email: 'ir@marsa.example',
      },
      board: [
        { name: { en: 'Layla Haddad', ar: 'ليلى حداد' }, title: { en: 'Chairperson', ar: 'رئيسة مجلس الإدارة' } },
        { name: { en: 'Omar Nasser', ar: 'عمر ناصر' }, title: { en: 'Member', ar: 'عضو' } },
      ],
      // The Arabic list has another length: no name is matched to the wrong person.
      seats: null,
      management: [{ name: { en: 'Sara Khalid', ar: null }, title: { en: 'Chief Executive Officer', ar: null } }],
      formerNames: [],
    });
  });

  test.each([
    ['5493001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1R12'],
    ['5493001KJTIIGC8Y1R13', null],
    ['-', null],
  ])('an LEI %s is %s', async (given, lei) => {
    const answer = { ...JSON.parse(fixture('widgets/companyprofile-en.json').toString()), LEI: given };
    const service = await startLocalServer((_, response) => response.end(JSON.stringify(answer)));
    expect((await upstreamOf(service).companies.profile('MARSA')).records[0]?.lei).toBe(lei);
    await service.close();
  });

  test('the symbol and both spellings of the language are sent as a form', async () => {
    await upstream.companies.profile('MARSA');
    const { form, method, path } = server.requests.at(-1) ?? {};
    expect({ method, path }).toEqual({ method: 'POST', path: '/web/widgets/v1/data' });
    expect(form?.get('Command')).toBe('companyprofile');
    expect([form?.get('symbol'), form?.get('lang') === form?.get('Language')]).toEqual(['MARSA', true]);
  });

  test.each(['null', '""', '[]', '{}'])('an unknown symbol, answered by %s, has no profile', async (body) => {
    const unknown = await startLocalServer((_, response) => response.end(body));
    expect(await upstreamOf(unknown).companies.profile('NOBODY')).toEqual({ records: [], rejected: [] });
    await unknown.close();
  });
});

test.each([
  ['Website', '#'],
  ['Website', 'javascript:alert(1)'],
  ['Website', '/home'],
  ['Website', 'mailto:a@b.example'],
  ['Website', 'x'.repeat(5_000)],
  ['Website', 7],
  ['Website', { href: 'https://a.example' }],
  ['Email', 'a@b.example?bcc=c@d.example'],
  ['Email', 'nobody'],
  ['Phone', ['1']],
])('a profile is read without its %s where that is %j, and says so', async (field, value) => {
  const whole = JSON.parse(
    fixture('widgets/companyprofile-en.json')
      .toString()
      .replace(/^\uFEFF/, ''),
  ) as {
    ContactDetails: object;
  };
  const given = { ...whole, ContactDetails: { ...whole.ContactDetails, [field]: value } };
  const odd = await startLocalServer((_, response) => response.end(JSON.stringify(given)));
  const { records, rejected } = await upstreamOf(odd).companies.profile('MARSA');
  expect(records[0]?.contact).toMatchObject({ [field.toLowerCase()]: null, address: { en: 'Port Road, Dubai' } });
  expect(rejected[0]?.reason).toMatch(new RegExp(`^ContactDetails\\.${field}: `));
  await odd.close();
});

test('the trading tab reads numbers as text and a chart inside a string', async () => {
  expect(await upstream.companies.tradingTab('MARSA', '2026-11-01', '2026-11-20')).toMatchObject({
    last: 8420,
    lastTradeDate: '2026-11-20',
    offer: null,
    volume: 3_120_455,
    marketCap: 23_902_610_529_000,
    chart: [
      { at: parseLocalTime('2026-11-19T15:00:00'), close: 8480 },
      { at: parseLocalTime('2026-11-20T11:00:00'), close: 8440 },
    ],
  });
  expect(server.requests.at(-1)?.form.get('fromDate')).toBe('01/11/2026');
});

test('daily prices are bars of the asked days; untraded rows are left out, impossible ones refused', async () => {
  const { records, rejected } = await upstream.companies.prices('2026-11-19', '2026-11-19');
  expect(records).toEqual([
    {
      symbol: 'MARSA',
      date: '2026-11-19',
      open: 8500,
      high: 8500,
      low: 8400,
      close: 8480,
      volume: null,
      value: null,
      trades: 744,
    },
  ]);
  expect(rejected).toMatchObject([
    { record: { symbol: 'SADAFBANK' }, reason: expect.stringContaining('high and the low') },
  ]);
  expect(server.requests.at(-1)?.form.get('Companies')).toBe('');
});

test('shareholders lose the padding of their names and keep their shares to the thousandth', async () => {
  expect(await upstream.companies.topShareholders('MARSA', 'en')).toEqual({
    symbol: 'MARSA',
    asOf: '2026-11-18',
    holders: [
      {
        name: 'Harbour Investments LLC',
        percent: 22_272,
        associated: true,
        members: [
          { name: 'Harbour One', percent: 12_000 },
          { name: 'Harbour Two', percent: 10_272 },
        ],
      },
      { name: 'Layla Haddad', percent: 5100, associated: false, members: [] },
    ],
  });
});

test('foreign investment is read in per cent, as numbers or as text', async () => {
  expect(await upstream.companies.foreignInvestment('MARSA')).toEqual({
    symbol: 'MARSA',
    national: { actual: 61_204, permitted: 100_000, available: 38_796 },
    gcc: { actual: 8100, permitted: 49_000, available: 40_900 },
    foreign: { actual: 30_696, permitted: 49_000, available: null },
  });
});

test('general meetings give their papers', async () => {
  const { records } = await upstream.companies.generalMeetings('MARSA', 'en');
  expect(records).toMatchObject([
    { publishedAt: parseLocalTime('2026-04-02T16:20:11'), files: [{ path: '/2026/Apr/2/0a1f0009/MARSA AGM E.pdf' }] },
  ]);
});

test('governance reports give the link out of its HTML by the link rules: https, and never a script', async () => {
  const { records } = await upstream.companies.governanceReports('MARSA', 'en');
  expect(records).toMatchObject([
    { title: 'Governance report 2025', date: '2026-03-30', link: 'https://files.example/governance%202025.pdf' },
    { title: 'Governance report 2024', date: '2025-03-30', link: null },
  ]);
});

test('older filings give a path of the assets host as it is', async () => {
  const { records } = await upstream.companies.filings('MARSA', 'en');
  expect(records).toMatchObject([
    { title: 'Board resolution & notes', date: '2023-05-14', link: '/docs/default-source/old/resolution.pdf' },
  ]);
});
