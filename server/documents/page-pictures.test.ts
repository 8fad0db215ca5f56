import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, openTestDocuments, PATH, SHA256, type TestDocuments } from './fixtures/test-documents.ts';
import { createPdfReader, PdfFault } from './pdf-reader.ts';

const reader = createPdfReader();
let world: TestDocuments;
beforeEach(async () => {
  world = await openTestDocuments(reader);
});
afterEach(() => world.close());
afterAll(() => reader.close());

describe('a picture of a page', () => {
  const page = (number: number | string, query: string, headers = {}) =>
    world.site().get(`/pages/${number}${PATH}`, query, headers);

  it.each([640, 960, 1_280])('is a WebP of %i pixels', async (width) => {
    const answer = await page(1, `?width=${width}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { format, width: wide, height } = await sharp(await bytesOf(answer)).metadata();
    expect([format, wide, height]).toEqual(['webp', width, Math.round((width * 842) / 595)]);
  });

  it('may be kept for good under its hash only, and is not sent to one who has it', async () => {
    const first = await page(2, `?width=640&v=${SHA256.slice(0, 16)}`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await page(2, '?width=640')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await page(2, `?width=640&v=${'0'.repeat(16)}`)).headers.get('cache-control')).toBe('public, max-age=3600');
    const held = { 'if-none-match': first.headers.get('etag')! };
    expect((await page(2, '?width=640', held)).status).toBe(304);
  });

  it('is drawn once, however many ask for it', async () => {
    const { get } = world.site();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/pages/1${PATH}`, '?width=640')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(readdirSync(join(world.dir, 'document-pages'))).toHaveLength(1);
    expect(world.origin.requests).toHaveLength(1);
  });

  it('that could not be drawn is tried again after a minute only: it keeps the thread from all others', async () => {
    let [now, attempts] = [0, 0];
    const broken = { ...reader, draw: () => ((attempts += 1), Promise.reject(new PdfFault('It takes too long.'))) };
    const { get } = world.site({ wallNow: () => now, reader: broken });
    const draw = async () => (await get(`/pages/1${PATH}`, '?width=640')).status;
    expect([await draw(), await draw(), attempts]).toEqual([503, 503, 1]);
    now = 60_000;
    expect([await draw(), attempts]).toEqual([503, 2]);
  });

  it.each<[number | string, string]>([
    [3, '?width=640'],
    [0, '?width=640'],
    ['01', '?width=640'],
    [-1, '?width=640'],
    [1, ''],
    [1, '?width=641'],
    [1, '?width=0640'],
    [1, '?width=640&width=960'],
    [1, '?width=640&v=x'],
    [1, '?v=0000000000000000&width=640'],
  ])('numbered %s and asked for with %j is not there', async (number, query) => {
    const answer = await page(number, query);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('There is no such page')]);
  });
});
