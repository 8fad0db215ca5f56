import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkYear } from '#domain/bulk-file.ts';
import { TooManyWaiting } from '../semaphore.ts';
import type { Library } from './library.ts';
import { bulkRoutes } from './routes.ts';
import { zippedIn } from './zipped.ts';

const SHA = 'a'.repeat(64);
const YEAR: BulkYear = {
  set: 'prices',
  year: 2025,
  revision: 3,
  rows: 1,
  from: '2025-01-02',
  to: '2025-01-02',
  writtenAt: Date.parse('2026-01-06T17:31:00+04:00'),
  files: { csv: { bytes: 5, sha256: SHA }, parquet: { bytes: 8, sha256: SHA } },
};

describe('files of whole years', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bulk-routes-'));
  let app: Hono;

  beforeAll(() => {
    writeFileSync(join(dir, `${SHA}.csv`), 'a\r\n1\r\n');
    writeFileSync(join(dir, `${SHA}.parquet`), 'PAR1PAR1');
    const find: Library['find'] = async (set, year, format, revision = null) => {
      if (set === 'busy') throw new TooManyWaiting('Others wait.');
      const isThere = set === 'prices' && year === 2025 && (revision === null || revision === 3);
      return isThere ? { name: `${SHA}.${format}`, of: YEAR } : null;
    };
    app = new Hono();
    app.route(
      '/api/v1/bulk',
      bulkRoutes(
        { dir, find, write: async () => null, zipped: zippedIn(dir, async () => {}) },
        { origin: 'https://exchange.example', rate: { perMinute: 30 }, isSimulated: () => true },
      ),
    );
    app.all('/api/v1/*', (c) => c.text('left to the API', 404));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`/api/v1/bulk/${path}`, { headers, method });

  it('say what they are, and are kept for good under their revision alone', async () => {
    const file = await ask('prices/2025.parquet');
    expect([file.status, await file.text()]).toEqual([200, 'PAR1PAR1']);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/vnd.apache.parquet',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      etag: `"${SHA}"`,
      'x-revision': '3',
      'x-as-of': '2026-01-06T17:31:00+04:00',
      'x-simulated': 'true',
      'ratelimit-policy': '"bulk";q=30;w=60',
    });
    const named = await ask('prices/2025.csv?revision=3');
    expect(named.headers.get('Cache-Control')).toMatch(/immutable/);
    expect(named.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  });

  it('are given in parts, and not again to who has them', async () => {
    const part = await ask('prices/2025.parquet', { Range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PAR1']);
    expect((await ask('prices/2025.parquet', { 'If-None-Match': `"${SHA}"` })).status).toBe(304);
    const head = await ask('prices/2025.parquet', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('are compressed once for who takes that, as CSV alone, under a validator of their own', async () => {
    const gzip = { 'Accept-Encoding': 'gzip, deflate, br' };
    const zipped = await ask('prices/2025.csv', gzip);
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe('a\r\n1\r\n');
    expect(Object.fromEntries(zipped.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/csv; charset=utf-8',
      etag: `"${SHA}-gzip"`,
      vary: 'Accept-Encoding',
    });
    const plain = await ask('prices/2025.csv', { 'Accept-Encoding': 'gzip;q=0' });
    expect([plain.headers.get('ETag'), plain.headers.get('Vary'), plain.headers.get('Content-Encoding')]).toEqual([
      `"${SHA}"`,
      'Accept-Encoding',
      null,
    ]);
    expect(await plain.text()).toBe('a\r\n1\r\n');
    const again = await ask('prices/2025.csv', { ...gzip, 'If-None-Match': `"${SHA}-gzip"` });
    expect([again.status, again.headers.get('Vary')]).toEqual([304, 'Accept-Encoding']);
    expect((await ask('prices/2025.csv', { ...gzip, 'If-None-Match': `"${SHA}"` })).status).toBe(200);
    const part = await ask('prices/2025.csv', { ...gzip, Range: 'bytes=0-0' });
    expect([part.status, part.headers.get('ETag'), await part.text()]).toEqual([206, `"${SHA}"`, 'a']);
    const parquet = await ask('prices/2025.parquet', gzip);
    expect([parquet.headers.get('Content-Encoding'), parquet.headers.get('Vary')]).toEqual([null, null]);
    expect(readdirSync(dir).filter((name) => name.endsWith('.gz'))).toEqual([`${SHA}.csv.gz`]);
  });

  it('that are none are left to the API, and so is every other method', async () => {
    for (const path of [
      'other/2025.csv',
      'prices/2024.csv',
      'prices/2025.xlsx',
      'prices/2025.csv?revision=2',
      'prices/2025.csv?x=1',
    ])
      expect([path, await (await ask(path)).text()]).toEqual([path, 'left to the API']);
    expect(await (await ask('prices/2025.csv', {}, 'POST')).text()).toBe('left to the API');
  });

  it('are asked for again later while too many wait for theirs', async () => {
    const later = await ask('busy/2025.csv');
    expect([later.status, later.headers.get('Retry-After'), later.headers.get('Cache-Control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(later.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  });
});
