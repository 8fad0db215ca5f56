import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EfsahFeed } from '#upstream/wire/disclosure.ts';
import type { LiteSecuritiesLists } from '#upstream/wire/listing.ts';
import type { MwBasket } from '#upstream/wire/market-stream.ts';
import type { MwIndexPoint, MwStock } from '#upstream/wire/market.ts';
import type { Exchange } from '../exchange.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { startExchange } from '../fixtures/exchange.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 60_000);
afterAll(() => exchange.close());

const get = (path: string, init?: RequestInit) => fetch(exchange.url + path, init);
const read = async <T>(path: string): Promise<T> => (await get(path)).json() as Promise<T>;
const command = (form: Record<string, string>, path = '/web/widgets/v1/data') =>
  get(path, { method: 'POST', body: new URLSearchParams(form) });
const ask = async <T>(form: Record<string, string>): Promise<T> => (await command(form)).json() as Promise<T>;
const feed = async (query: string): Promise<EfsahFeed['root']> => {
  const text = await (await get(`/efsah/v1/prototype_efsah?${query}`)).text();
  return (JSON.parse(text) as EfsahFeed).root;
};

describe('the market watch', () => {
  test('rows carry every named field, numbers as numbers, and 0 for what never happened', async () => {
    const rows = await read<MwStock[]>('/mw/v1/stocks?market=520');
    expect(rows.length).toBeGreaterThan(100);
    const untraded = rows.find(({ id }) => id === 'SHURFA')!;
    expect(untraded).toMatchObject({
      name: null,
      market: '520',
      lastradeprice: 0,
      lastradetime: null,
      openingprice: 0,
      totaltrades: 0,
    });
    expect(rows.find(({ id }) => id === 'DIMAK')?.suspended).toBe('S');
    const names = ['id', 'name', 'market', 'suspended', 'lastradetime', 'modificationdate'];
    for (const row of rows) {
      const figures = Object.entries(row).filter(([name]) => !names.includes(name));
      expect(figures.every(([, value]) => typeof value === 'number')).toBe(true);
      expect(figures.length).toBeGreaterThanOrEqual(24);
    }
  });

  test('no number carries the noise of floating point', async () => {
    const text = await (await get('/mw/v1/stocks')).text();
    expect(text.match(/\d\.\d{4,}/g)).toBeNull();
  });

  test('boards are text, and all five are there', async () => {
    const rows = await read<MwStock[]>('/mw/v1/stocks');
    expect(new Set(rows.map(({ market }) => market))).toEqual(new Set(['510', '520', '505', '602', '200']));
  });

  test('the status says the phase, the clock and that the market is simulated', async () => {
    expect(await read('/mw/v1/status')).toMatchObject({
      status: 'open',
      phase: 'trading',
      speed: 1,
      simulated: true,
      mode: 'set',
      epoch: expect.any(String),
    });
  });

  test('index minutes come newest first, for the general index unless another one is named', async () => {
    const points = await read<MwIndexPoint[]>('/mw/v1/indices');
    expect(points[0]!.id > points[1]!.id).toBe(true);
    expect(points.at(-1)?.id).toBe('2026-11-20T10:00:00');
    const sharia = await read<MwIndexPoint[]>('/mw/v1/indices?id=ESXSI');
    expect(sharia.length).toBe(points.length);
    expect(sharia[0]?.value).not.toBe(points[0]?.value);
    expect(await read('/mw/v1/indices?id=NOPE')).toEqual([]);
  });

  test('bars are finished days, oldest first, both ends included', async () => {
    const bars = await read<{ date: string }[]>('/mw/v1/bars?id=JIWAN&from=2026-11-16&to=2026-11-20');
    expect(bars.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
    expect((await get('/mw/v1/bars?id=JIWAN&from=16/11/2026')).status).toBe(400);
  });

  test('baskets give the level of a finished day from the closes of its members', async () => {
    const baskets = await read<MwBasket[]>('/mw/v1/baskets?id=ESXGI');
    const days = baskets.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    expect(days.filter((date) => date > '2023-11-20').length).toBeGreaterThanOrEqual(12);
    expect(days.at(-1)! >= '2026-10-01').toBe(true);
    for (const date of ['2024-02-14', '2025-10-01', '2026-11-19']) {
      const basket = baskets.findLast((one) => one.date <= date)!;
      const closes = await Promise.all(basket.constituents.map(({ symbol }) => closeOn(symbol, date)));
      const value = basket.constituents.reduce((sum, one, i) => sum + one.shares * one.capfactor * closes[i]!, 0);
      const thousandths = Math.round((value / basket.divisor) * 1_000);
      expect(Math.round(thousandths / 10), date).toBe(Math.round((await closeOn('ESXGI', date)) * 100));
    }
    expect(await read('/mw/v1/baskets?id=NOPE')).toEqual([]);
    expect((await get('/mw/v1/baskets')).status).toBe(400);
  });

  /** A suspended member counts at its last close. */
  async function closeOn(id: string, date: string): Promise<number> {
    const bars = await read<{ close: number }[]>(`/mw/v1/bars?id=${id}&to=${date}`);
    return bars.at(-1)!.close;
  }

  test('trades come newest first, as many as asked for', async () => {
    const trades = await read<{ id: number }[]>('/mw/v1/trades?id=JIWAN&take=3');
    expect(trades).toHaveLength(3);
    expect(trades[0]!.id).toBeGreaterThan(trades[1]!.id);
  });

  test('the bulk way answers each command under its id', async () => {
    const commands = [
      { id: 'a', command: 'stocks', data: [] },
      { id: 'b', command: 'else', data: [] },
    ];
    const answers = (await (await get('/dapi/fetch', { method: 'POST', body: JSON.stringify(commands) })).json()) as {
      id: string;
      data: MwStock[];
    }[];
    expect(answers.map(({ id, data }) => [id, data.length > 100])).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect((await get('/dapi/fetch', { method: 'POST', body: 'no json' })).status).toBe(400);
  });
});

describe('the gateway', () => {
  test('says of an unknown path that there is no such resource', async () => {
    for (const path of ['/', '/mw/v1/nope', '/web/sf/v1/nope', '/documents/2026/Nov/20/x/y.pdf', '/%E0%A4%A']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '{"statusCode":404,"message":"Resource not found"}']);
    }
  });

  test('takes no offence at a subscription key', async () => {
    expect((await get('/mw/v1/status', { headers: { 'Ocp-Apim-Subscription-Key': 'anything' } })).status).toBe(200);
  });

  test('refuses a body that is too large', async () => {
    expect((await get('/dapi/fetch', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('the disclosure system', () => {
  test('answers with a mark, CRLF and a space before each colon', async () => {
    const bytes = Buffer.from(await (await get('/efsah/v1/prototype_efsah?symbol=+&take=1')).arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8', 3).startsWith('{"root" :\r\n[\r\n{\r\n"id" : "')).toBe(true);
  });

  test('gives twenty rows at most, and goes on with skip', async () => {
    const first = await feed('symbol=+&take=500');
    expect(first).toHaveLength(20);
    const next = await feed('symbol=+&take=20&skip=19');
    expect(next[0]?.id).toBe(first[19]?.id);
  });

  test('an empty symbol finds nothing, a single space everything', async () => {
    expect(await feed('symbol=')).toEqual([]);
    expect((await feed('symbol=+')).length).toBe(20);
    expect(await (await get('/efsah/v1/prototype_efsah?symbol=')).text()).toBe('{"root" :\r\n[\r\n]\r\n}');
  });

  test('dates follow the pattern that is asked for', async () => {
    const dateOf = async (query: string) => (await feed(`symbol=+&take=1&${query}`))[0]!.publication_date;
    expect(await dateOf('h7_datetime_format=yyyy-MM-dd+HH:mm:ss')).toMatch(/^2026-11-20 \d\d:\d\d:\d\d$/);
    expect(await dateOf('h7_datetime_format=MMM+dd,+yyyy+HH:mm:ss')).toMatch(/^Nov 20, 2026 \d\d:\d\d:\d\d$/);
    expect(await dateOf('')).toMatch(/^Nov 20, 2026 \d\d:\d\d:\d\d [AP]M$/);
  });

  test('the two languages are rows of their own with files of their own', async () => {
    const [[en], [ar]] = await Promise.all([
      feed('symbol=+&take=1&lang=en&cms_resources=true'),
      feed('symbol=+&take=1&lang=ar&cms_resources=true'),
    ]);
    expect(ar!.publication_date).toBe(en!.publication_date);
    expect(ar!.id).not.toBe(en!.id);
    expect(inArabic(ar!.headline)).toBe(true);
    expect(ar!.resources?.[0]?.r_path).not.toBe(en!.resources?.[0]?.r_path);
    expect(ar!.resources?.[0]).toMatchObject({ language: 'ar', category: 'cap' });
  });

  test('resources stand in a row only when they are asked for', async () => {
    expect((await feed('symbol=+&take=1'))[0]).not.toHaveProperty('resources');
  });

  test('days, types and announcement types filter; counts agree', async () => {
    const days = await feed('symbol=+&from=2026-11-18&to=2026-11-18&h7_datetime_format=yyyy-MM-dd');
    expect(new Set(days.map(({ publication_date }) => publication_date))).toEqual(new Set(['2026-11-18']));
    const reports = await feed('symbol=+&types=integrated_reports&cms_resources=true');
    expect(reports.every((row) => row.integrated_period === 2025 && row.integrated_language === 'English,Arabic')).toBe(
      true,
    );
    const news = await feed('symbol=+&announcement_type=ESX+News');
    expect(news.every((row) => row.issuer_symbol === 'ESX' && row.announcement_type === 'ESX News')).toBe(true);
    const count = await (await get('/efsah/v1/efsah_count?symbol=+&from=2026-11-18&to=2026-11-18')).text();
    expect(JSON.parse(count)).toEqual({ root: [{ count: days.length }] });
  });

  test('the old spelling leads to the same', async () => {
    const old = await (await get('/efsah/v1?p_url=prototype_efsah&symbol=+&take=2')).text();
    expect(old).toBe(await (await get('/efsah/v1/prototype_efsah?symbol=+&take=2')).text());
    expect((await get('/efsah/v1/?p_url=efsah_count&symbol=+')).status).toBe(200);
  });

  test("labels leave the exchange's own press releases, and no one else's rows", async () => {
    const press = await feed('symbol=ESX&labels=press_releases&take=3&cms_resources=true');
    expect(press).toHaveLength(3);
    expect(press[0]?.headline).toContain('Example Securities Exchange');
    expect(await feed('symbol=JIWAN&labels=press_releases')).toEqual(await feed('symbol=JIWAN'));
  });

  test('titles are cut at fifty characters since April 2026 and at twenty before', async () => {
    const title = async (day: string) =>
      (await feed(`symbol=+&from=${day}&to=${day}&cms_resources=true`))
        .flatMap((row) => row.resources ?? [])
        .map(({ description }) => description.length);
    expect(Math.max(...(await title('2026-11-18')))).toBeGreaterThan(20);
    expect(Math.max(...(await title('2026-03-03')))).toBe(20);
    expect((await feed('symbol=+&to=2026-03-31&take=1'))[0]?.issuer).toMatch(/ $/);
  });
});

describe('the widgets', () => {
  test('call their JSON plain text', async () => {
    expect((await command({ Command: 'shariahlisting' })).headers.get('content-type')).toBe(
      'text/plain; charset=utf-8',
    );
  });

  test('answer an unknown command with nothing', async () => {
    const answer = await command({ Command: 'Guessed' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('give a profile in both languages, and null for an unknown symbol', async () => {
    const profile = { Command: 'companyprofile', symbol: 'JIWAN' };
    const [en, ar] = await Promise.all([
      ask<Record<string, string>>({ ...profile, lang: 'en' }),
      ask<Record<string, string>>({ ...profile, lang: 'ar' }),
    ]);
    expect(en).toMatchObject({
      Symbol: 'JIWAN',
      Market: 'ESX',
      Sector: 'Financials',
      InstrumentType: 'equities',
      IssuedShares: 6_200_000_000,
      PerShareValue: '1.00 AED',
      DateOfListing: '2001-03-18',
      EstablishedDate: 'May 09, 1971',
    });
    expect(en['MarketCap']).toMatch(/^\d{1,3}(,\d{3})+$/);
    expect(en['CompanyBrief']).toContain('<strong>Country of incorporation: United Arab Emirates</strong>');
    expect(ar['FullName']).toBe('بنك الجيوان ش.م.ع');
    expect(inArabic(ar['CompanyBrief']!)).toBe(true);
    expect(await ask({ Command: 'companyprofile', symbol: 'NOPE', lang: 'en' })).toBeNull();
  });

  test('give the six lists with their quirks: one type of security, stray spaces, a symbol in two lists', async () => {
    const lists = await ask<LiteSecuritiesLists>({ Command: 'LiteSecuritiesLists', Language: 'en' });
    expect(Object.keys(lists)).toEqual(['Equities', 'Bonds', 'Sukuks', 'Funds', 'ETFs', 'REITs']);
    const all = Object.values(lists).flat();
    expect(new Set(all.map(({ SecurityType }) => SecurityType))).toEqual(new Set(['Equity']));
    expect(all.filter(({ SecuritySymbol }) => SecuritySymbol.startsWith(' '))).toHaveLength(1);
    expect(all.filter(({ SecuritySymbol }) => SecuritySymbol === 'MNZUAE')).toHaveLength(2);
    const one = await ask<unknown[]>({ Command: 'LiteSecuritiesLists', securitytype: 'equities', Language: 'ar' });
    expect(one).toHaveLength(lists.Equities.length);
  });

  test('give zakat for the own share only, and dividends of a year at their own address', async () => {
    expect(await ask({ Command: 'GetZakatCalculatorDetails', Symbol: 'JIWAN' })).toEqual([]);
    expect((await ask<{ Year: number }[]>({ Command: 'GetZakatCalculatorDetails', Symbol: 'ESX' })).at(-1)?.Year).toBe(
      2025,
    );
    const dividends = (await (await command({ Command: 'getdividendsconfig', year: '2025' }, '/api')).json()) as Record<
      string,
      unknown
    >[];
    expect(dividends.length).toBeGreaterThan(40);
    const split = dividends.find(({ Symbol }) => Symbol === 'KARAWAN')!;
    // Before its four-for-one split a share had a par of AED 1.00, and there were a quarter as many.
    expect(split['DividendPercentage']).toBeCloseTo((split['DividendPerShare'] as number) * 100, 6);
    expect(split['TotalAmount']).toBeCloseTo((split['DividendPerShare'] as number) * 1_167_500_000, -1);
  });

  test('give prices of a day by sector, and none for a day without trading', async () => {
    const search = { Command: 'SearchCompanyPrices', Period: 'custom', type: 'json', Language: 'en' };
    const day = await ask<{ total_securities: number; sectors: unknown[] }>({
      ...search,
      FromDate: '19/11/2026',
      ToDate: '19/11/2026',
    });
    expect(day.total_securities).toBeGreaterThan(60);
    expect(await ask({ ...search, FromDate: '2026-11-21', ToDate: '2026-11-21' })).toEqual({
      total_securities: 0,
      sectors: [],
    });
  });

  test('shares of holders are text with four decimals under padded names', async () => {
    const { Item1, Item2 } = await ask<{ Item1: string; Item2: { Name: string; Percentage: string }[] }>({
      Command: 'GetFreshTopShareholders',
      Company: 'JIWAN',
      Language: 'en',
    });
    expect(Item1).toBe('19 November 2026');
    expect(Item2[0]?.Name).toMatch(/ $/);
    expect(Item2[0]?.Percentage).toMatch(/^\d+\.\d{4}$/);
  });
});

describe('the content service', () => {
  type List = { value: Record<string, unknown>[]; '@odata.nextLink'?: string; '@odata.count'?: number };

  test('pages by itself, with next links that name the host that was asked, and can be followed', async () => {
    const first = await read<List>('/web/sf/v1/securities?sf_culture=en');
    expect(first.value).toHaveLength(50);
    const next = await fetch(first['@odata.nextLink']!);
    const second = (await next.json()) as List;
    expect(second.value[0]?.['Id']).not.toBe(first.value[0]?.['Id']);
  });

  test('takes options in either spelling and any case', async () => {
    const spellings = ['$top=1&$expand=Resources&sf_culture=ar', 'TOP=1&expand=resources&Culture=ar'];
    const [one, other] = await Promise.all(spellings.map((query) => read<List>(`/web/sf/v1/circulars?${query}`)));
    expect(one!.value).toEqual(other!.value);
    expect(inArabic(String(one!.value[0]?.['Headline']))).toBe(true);
  });

  test('circulars have the same id in both cultures, and a file of their own in each', async () => {
    const [en, ar] = await Promise.all(
      ['en', 'ar'].map((lang) => read<List>(`/web/sf/v1/circulars?$expand=Resources&sf_culture=${lang}`)),
    );
    expect(en!.value.map(({ Id }) => Id)).toEqual(ar!.value.map(({ Id }) => Id));
    const [file] = en!.value[0]!['Resources'] as { Url: string; TotalSize: number }[];
    expect(file!.Url).toMatch(/^\/docs\/default-source\/circulars\/.+_e\.pdf\?sfvrsn=[0-9a-f]+_2$/);
    const pdf = await (await get(file!.Url)).arrayBuffer();
    expect(pdf.byteLength).toBe(file!.TotalSize);
    expect(en!.value.some(({ CircularDate }) => String(CircularDate).endsWith('T20:00:00Z'))).toBe(true);
  });

  test('a service is found by its id, and a filter that is not understood is refused', async () => {
    const { value } = await read<List>('/web/sf/v1/services');
    const found = await read<List>(
      `/web/sf/v1/services?$filter=${encodeURIComponent(`Id eq ${String(value[2]!['Id'])}`)}`,
    );
    expect(found.value).toEqual([value[2]]);
    expect((await get('/web/sf/v1/services?$filter=whatever')).status).toBe(400);
  });

  test('counts, orders and selects', async () => {
    const list = await read<List>(
      '/web/sf/v1/dfmevents?$count=true&$orderby=EventStart%20asc&$select=Title,EventStart&$top=2',
    );
    expect(list['@odata.count']).toBeGreaterThan(20);
    expect(Object.keys(list.value[0]!)).toEqual(['Title', 'EventStart']);
    expect(String(list.value[0]!['EventStart']) < String(list.value[1]!['EventStart'])).toBe(true);
  });
});

describe('files', () => {
  const aPath = async () => {
    const [row] = await feed('symbol=+&take=1&lang=ar&cms_resources=true');
    return row!.resources![0]!.r_path.split('/').map(encodeURIComponent).join('/');
  };

  test('are PDFs below both prefixes, with length and time on HEAD', async () => {
    const path = await aPath();
    const [one, other] = await Promise.all([get(`/documents${path}`), get(`/documents/efsah${path}`)]);
    const pdf = Buffer.from(await one.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.from(await other.arrayBuffer()).equals(pdf)).toBe(true);
    const head = await get(`/documents${path}`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(pdf.length));
    expect(Date.parse(head.headers.get('last-modified')!)).toBeLessThan(Date.parse('2026-11-20T08:00:01Z'));
  });

  test('come in parts when a range is asked for', async () => {
    const path = await aPath();
    const part = await get(`/documents${path}`, { headers: { range: 'bytes=0-9' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-9\/\d+$/);
    const end = await get(`/documents${path}`, { headers: { range: 'bytes=-6' } });
    expect((await end.text()).trim()).toBe('%%EOF');
    expect((await get(`/documents${path}`, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    expect((await get(`/documents${path}`, { headers: { range: 'lines=1-2' } })).status).toBe(200);
  });

  test('are refused to those who take JSON only', async () => {
    expect((await get(`/documents${await aPath()}`, { headers: { accept: 'application/json' } })).status).toBe(406);
  });
});
