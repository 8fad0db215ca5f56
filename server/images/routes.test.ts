import fc from 'fast-check';
import { Hono } from 'hono';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS } from '#app/pictures/pictures.ts';
import { imageRoutes } from './routes.ts';

const HASH = '0123456789ab';
let folder: string;
let site: Hono;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manara-images-'));
  const plain = { create: { width: 700, height: 350, channels: 3 as const, background: '#0b2545' } };
  writeFileSync(join(folder, 'harbour.png'), await sharp(plain).png().toBuffer());
  site = new Hono();
  const pictures = { harbour: { file: 'harbour.png', width: 700, height: 350, hash: HASH } };
  const onFailure = (error: unknown) => {
    throw error;
  };
  const sources = pathToFileURL(`${folder}/`);
  site.route('/images', imageRoutes({ dir: join(folder, 'kept'), sources, pictures, onFailure }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers });
const sizeOf = async (answer: Response) => {
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return [width, height];
};

describe('a picture', () => {
  it('is as wide as was asked, and never wider than its source', async () => {
    expect(await sizeOf(await get('/images/harbour/320'))).toEqual([320, 160]);
    expect(await sizeOf(await get('/images/harbour/640'))).toEqual([640, 320]);
    for (const width of PICTURE_WIDTHS.slice(2))
      expect(await sizeOf(await get(`/images/harbour/${width}`))).toEqual([700, 350]);
  });

  it('comes in the format that the reader takes, and says that it depends on that', async () => {
    for (const format of ['avif', 'webp', 'png']) {
      const answer = await get('/images/harbour/320', { accept: `image/${format}` });
      expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([`image/${format}`, 'Accept']);
      const { format: is } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(is).toBe(format === 'avif' ? 'heif' : format);
    }
  });

  it('may be kept for good under its hash only', async () => {
    const policy = async (query: string) => (await get(`/images/harbour/320${query}`)).headers.get('cache-control');
    expect(await policy(`?v=${HASH}`)).toContain('immutable');
    expect(await policy('')).toBe('public, max-age=3600');
    expect(await policy('?v=ffffffffffff')).toBe('public, max-age=3600');
  });

  it('is not sent to one who has it', async () => {
    const first = await get('/images/harbour/320');
    const tag = first.headers.get('etag')!;
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('/images/harbour/320', { 'if-none-match': header });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.get('vary')).toBe('Accept');
    }
    expect((await get('/images/harbour/320', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is kept once for each width and format that differ', async () => {
    const before = readdirSync(join(folder, 'kept')).length;
    await get('/images/harbour/1024');
    await get('/images/harbour/1536?v=ffffffffffff');
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(before);
  });
});

describe('anything else', () => {
  it.for([
    '/images',
    '/images/',
    '/images/harbour',
    '/images/harbour/',
    '/images/harbour/321',
    '/images/harbour/0320',
    '/images/harbour/320/',
    '/images/harbour/320.png',
    '/images/harbour/%33%32%30',
    '/images/%68arbour/320',
    '/images/HARBOUR/320',
    '/images/constructor/320',
    '/images/__proto__/320',
    '/images/..%2f..%2fpackage.json/320',
    '/images/%2e%2e%2fharbour.png/320',
    '/images/harbour%00/320',
    '/images/harbour/320?w=9999',
    `/images/harbour/320?v=${HASH}&w=9999`,
    '/images/harbour/320?v=../../etc/passwd',
  ])('%s is 404 with a sentence', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(/^There is no such picture: .*320, 640, 768, 1024, 1280, 1536 pixels\.\n$/);
  });

  it('is refused whatever the address, and leaves no file behind', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'harbour',
        '320',
        '..',
        '.',
        '%2e%2e',
        '%2F',
        '%5c',
        '%00',
        'harbour.png',
        '640.webp',
        '',
        '~',
        '@2x',
      ),
      fc.webSegment(),
      fc.string({ maxLength: 12 }).map(encodeURIComponent),
    );
    await get('/images/harbour/320');
    const before = readdirSync(join(folder, 'kept'));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), fc.webQueryParameters(), async (pieces, query) => {
        const path = `/images/${pieces.join('/')}`;
        const { status } = await get(query ? `${path}?${query}` : path);
        expect([200, 404]).toContain(status);
        // The requested path, without `.` and `..`.
        if (status === 200) expect(new URL(path, 'http://site').pathname).toMatch(/^\/images\/harbour\/(320|640)$/);
      }),
      { numRuns: 500 },
    );
    expect(
      readdirSync(join(folder, 'kept')).filter((name) => !before.includes(name) && !name.endsWith('.png')),
    ).toEqual([]);
  });

  it('is not taken by another method', async () => {
    expect((await site.request('/images/harbour/320', { method: 'POST' })).status).toBe(404);
    const head = await site.request('/images/harbour/320', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
