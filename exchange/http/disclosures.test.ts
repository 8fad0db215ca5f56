import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { inArabic } from '../fixtures/arabic.ts';
import { startExchange } from '../fixtures/exchange.ts';
import { clientOf } from './test-client.ts';

let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange();
}, 60_000);
afterAll(() => exchange.close());

const { get, feed } = clientOf(() => exchange);

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
