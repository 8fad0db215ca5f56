import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalServer, type Answer, type LocalServer } from '#upstream/fixtures/local-server.ts';
import { madePdf, pdfBomb } from './fixtures/made-pdf.ts';
import { siteOfDocuments } from './fixtures/site-of-documents.ts';
import { createPdfReader, PdfFault, type PdfReader } from './pdf-reader.ts';

const PATH = '/2026/Nov/18/1/نتائج الربع الثالث (نهائي).pdf';
/** Right-to-left override and marks, which make `fdp.exe` look like `exe.pdf`. */
const MARKED = '/2026/Nov/18/1/\u202Efdp.exe\u200F.pdf';
const PDF = madePdf({ pages: ['figures', 'further figures'] });
const SCRIPTED = madePdf({ catalogue: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' });
const SHA256 = createHash('sha256').update(PDF).digest('hex');

const HOUR_MS = 3_600_000;

const reader = createPdfReader();
let dir: string;
let origin: LocalServer;
let give: Answer;
let stored: Map<string, unknown>;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'manara-documents-'));
  give = (_, response) => void response.end(PDF);
  origin = await startLocalServer((request, response) => give(request, response));
  stored = new Map();
});
afterEach(async () => {
  await origin.close();
  rmSync(dir, { recursive: true, force: true });
});
afterAll(() => reader.close());

/** The documents of one process. */
const site = (given: { wallNow?: () => number; maxBytes?: number; reader?: PdfReader } = {}) =>
  siteOfDocuments({ dataDir: dir, origin, known: [PATH, MARKED], reader, stored, ...given });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const kept = () => readdirSync(dir, { recursive: true }).filter((name) => String(name).includes('.'));

describe('a document', () => {
  it.each([PATH, MARKED])(
    'with the name of %j is saved under it, and under a plain one by old readers',
    async (path) => {
      const disposition = (await site().get(path)).headers.get('content-disposition')!;
      expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(path.split('/').at(-1));
      expect(kept()).toEqual([expect.stringMatching(/^documents\/[0-9a-f]{64}\.pdf$/)]);
    },
  );

  it('is fetched once, and answered from the copy after that, by later processes too', async () => {
    for (let times = 0; times < 3; times += 1) expect(await bytesOf(await site().get(PATH))).toEqual(PDF);
    expect(origin.requests).toHaveLength(1);
  });

  it('is fetched once, however many ask for it at the same time', async () => {
    const { get } = site();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(PATH)));
    for (const answer of answers) expect(await bytesOf(answer)).toEqual(PDF);
    expect(origin.requests).toHaveLength(1);
  });

  it('that could not be fetched is asked for again by the next reader', async () => {
    const { get, documents } = site();
    give = (_, response) => void response.writeHead(500).end();
    const failed = await Promise.all([get(PATH), get(PATH)]);
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    expect(await documents.read(PATH)).toBeNull();
    give = (_, response) => void response.end(PDF);
    expect((await get(PATH)).status).toBe(200);
    expect(origin.requests).toHaveLength(3);
  });

  it('that its host does not have is none, and its host is asked again after a while only', async () => {
    let now = Date.now();
    const { get, documents } = site({ wallNow: () => now });
    give = (_, response) => void response.writeHead(404).end();
    for (let times = 0; times < 3; times += 1) expect((await get(PATH)).status).toBe(404);
    expect(await documents.read(PATH)).toBeNull();
    expect((await get(`/pages/1${PATH}`, '?width=640')).status).toBe(404);
    expect(origin.requests).toHaveLength(1);
    give = (_, response) => void response.end(PDF);
    now += 600_001;
    expect((await get(PATH)).status).toBe(200);
  });

  it('that nobody asked for longest makes room for others, and is fetched again when somebody asks', async () => {
    let now = Date.now() - 100 * HOUR_MS;
    const paths = ['/1/a.pdf', '/1/b.pdf', '/1/c.pdf', '/1/d.pdf'];
    const { get } = siteOfDocuments({
      dataDir: dir,
      origin,
      known: paths,
      reader,
      stored,
      wallNow: () => now,
      copiesBytes: 3.5 * PDF.length,
    });
    const ask = async (path: string) => {
      now += 2 * HOUR_MS;
      const before = origin.requests.length;
      expect(await bytesOf(await get(path))).toEqual(PDF);
      return origin.requests.length > before;
    };
    const [a, b, c, d] = paths as [string, string, string, string];
    expect([await ask(a), await ask(b), await ask(c), await ask(a), await ask(d)]).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(kept()).toHaveLength(3);
    expect([await ask(a), await ask(c), await ask(b)]).toEqual([false, false, true]);
  });

  it('that nobody told the site of is not even asked for', async () => {
    const { get, documents } = site();
    const paths = ['/2026/Nov/18/2/other.pdf', '/2026/Nov/18/../1/a.pdf', '/pages/1/2026/a.pdf', '/..\\a.pdf'];
    for (const path of paths) expect((await get(path, '?width=640')).status).toBe(404);
    expect(await documents.read('/../../etc/passwd')).toBeNull();
    expect(origin.requests).toEqual([]);
  });

  it.each(['/2026/../../secret.pdf', '/2026/a\\b.pdf', '/2026/a\nb.pdf', '//evil.example/a.pdf'])(
    'at %j, which the feed itself names, is not asked for either',
    async (path) => {
      const { documents } = siteOfDocuments({ dataDir: dir, origin, known: [path], reader, stored });
      await expect(documents.keep((await documents.find(path))!)).rejects.toThrow('is not a path');
      expect(await documents.read(path)).toBeNull();
      expect([origin.requests, kept()]).toEqual([[], []]);
    },
  );

  it('that is shorter than its origin said is not kept', async () => {
    give = (_, response) => {
      response.writeHead(200, { 'content-length': 2 * PDF.length });
      response.write(PDF, () => response.destroy());
    };
    const answer = await site().get(PATH);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('broke off')]);
    expect(kept()).toEqual([]);
  });

  it('whose end stands a little before its last byte is whole', async () => {
    give = (_, response) => void response.end(Buffer.concat([PDF, Buffer.alloc(900, ' ')]));
    expect((await site().get(PATH)).status).toBe(200);
  });

  it('that was kept before it was read is read when it is asked for, and goes when it is refused', async () => {
    const name = `${createHash('sha256').update(PATH).digest('hex')}.pdf`;
    mkdirSync(join(dir, 'documents'));
    writeFileSync(join(dir, 'documents', name), SCRIPTED);
    expect((await site().get(PATH)).status).toBe(403);
    expect(kept()).toEqual([]);
  });
});

describe('a file is refused', () => {
  const ofType = (type: string, body: string | Buffer): Answer => {
    return (_, response) => void response.setHeader('content-type', type).end(body);
  };
  const endless: Answer = (_, response) => {
    const more = () => void (response.destroyed || response.write(Buffer.alloc(65_536, ' '), more));
    response.write('%PDF-1.7\n', more);
  };

  it.each<[string, Answer, reason: string, sentence: string]>([
    ['with a script in it', ofType('application/pdf', SCRIPTED), 'script', 'something in it would run'],
    ['that is a page by its words', ofType('application/pdf', '<!doctype html><p>busy %%EOF'), 'not-pdf', 'not a PDF'],
    ['that is a page by its type', ofType('text/html', '<p>busy'), 'not-pdf', 'not a PDF'],
    ['that is an error in JSON', ofType('application/pdf', '{"message":"busy"}'), 'not-pdf', 'not a PDF'],
    ['that is an archive', ofType('application/pdf', 'PK\u0003\u0004 %%EOF'), 'not-pdf', 'not a PDF'],
    ['that was cut short', ofType('application/pdf', PDF.subarray(0, -200)), 'no-end', 'no end'],
    ['of which only the ends are right', ofType('application/pdf', '%PDF-1.7 %%EOF'), 'unreadable', 'cannot be read'],
    ['that is too large', ofType('application/pdf', Buffer.alloc(300_000, '%PDF-')), 'too-large', 'larger than'],
    ['that has no end', endless, 'too-large', 'larger than'],
  ])('%s: it is not kept, said so in the log, and known by its reason', async (_, answer, reason, sentence) => {
    give = answer;
    const { get, documents, logged } = site({ maxBytes: 200_000 });
    const refused = await get(PATH);
    const isMomentary = ['not-pdf', 'no-end'].includes(reason);
    const status = isMomentary ? 503 : 403;
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(sentence)]);
    expect(kept()).toEqual([]);
    expect(logged.join('')).toContain(`"reason":"${reason}"`);
    expect(await documents.read(PATH)).toEqual({ kind: 'refused', reason });
    expect((await get(`/pages/1${PATH}`, '?width=640')).status).toBe(status);
    expect(origin.requests).toHaveLength(isMomentary ? 3 : 1);
  });

  it('for a minute, then it is asked for again; at once where a gateway stood in for it', async () => {
    let now = 0;
    const { get } = site({ wallNow: () => now });
    const statusOf = async (body: string | Buffer) => {
      give = ofType('application/pdf', body);
      return (await get(PATH)).status;
    };
    expect([await statusOf('busy'), await statusOf(SCRIPTED), await statusOf(PDF)]).toEqual([503, 403, 403]);
    now = 60_000;
    expect(await statusOf(PDF)).toBe(200);
  });

  it('without taking back what was known of it when it was good', async () => {
    await site().get(PATH);
    rmSync(join(dir, 'documents'), { recursive: true });
    give = ofType('application/pdf', 'busy');
    const { get, documents } = site();
    expect((await get(PATH)).status).toBe(503);
    expect(await documents.read(PATH)).toMatchObject({ kind: 'read', sha256: SHA256 });
  });
});

describe('the facts of a document', () => {
  it('are those of the bytes that are sent', async () => {
    const { get, documents } = site();
    const facts = await documents.read(PATH);
    const sent = await bytesOf(await get(PATH));
    const sha256 = createHash('sha256').update(sent).digest('hex');
    expect(facts).toMatchObject({ kind: 'read', sha256, bytes: sent.length, pageCount: 2 });
    expect(facts?.kind === 'read' && facts.pages.map(({ text }) => text)).toEqual(['figures', 'further figures']);
    expect(origin.requests).toHaveLength(1);
  });

  it('are not waited for longer than a page may wait, and known to the next', async () => {
    give = (_, response) => void setTimeout(() => response.end(PDF), 150);
    const { documents } = site();
    expect(await documents.read(PATH, 20)).toBeNull();
    await expect.poll(() => documents.read(PATH, 0)).toMatchObject({ kind: 'read' });
    expect(origin.requests).toHaveLength(1);
  });
});

describe('a picture of a page', () => {
  const page = (number: number | string, query: string, headers = {}) =>
    site().get(`/pages/${number}${PATH}`, query, headers);

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
    const { get } = site();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/pages/1${PATH}`, '?width=640')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(readdirSync(join(dir, 'document-pages'))).toHaveLength(1);
    expect(origin.requests).toHaveLength(1);
  });

  it('that could not be drawn is tried again after a minute only: it keeps the thread from all others', async () => {
    let [now, attempts] = [0, 0];
    const broken = { ...reader, draw: () => ((attempts += 1), Promise.reject(new PdfFault('It takes too long.'))) };
    const { get } = site({ wallNow: () => now, reader: broken });
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

describe('the thread that reads', () => {
  it('gives up a document that takes too long, and reads the next', async () => {
    const path = join(dir, 'a.pdf');
    writeFileSync(path, madePdf({ pages: Array.from({ length: 400 }, (_, i) => `page ${i}`) }));
    const hurried = createPdfReader({ jobMs: 1 });
    await expect(hurried.read(path)).rejects.toThrow('within 1 ms');
    await hurried.close();
    const patient = createPdfReader({ idleMs: 1 });
    for (let times = 0; times < 2; times += 1) {
      expect(await patient.read(path)).toMatchObject({ kind: 'read', pageCount: 400 });
      await sleep(20);
    }
    await patient.close();
  });

  it('gives up a document that unfolds beyond all measure, and reads the next', { timeout: 30_000 }, async () => {
    writeFileSync(join(dir, 'bomb.pdf'), pdfBomb(500));
    writeFileSync(join(dir, 'a.pdf'), PDF);
    const one = createPdfReader();
    for (const pending of [one.read(join(dir, 'bomb.pdf')), one.draw(join(dir, 'bomb.pdf'), 1, 640)])
      await expect(pending).rejects.toBeInstanceOf(PdfFault);
    expect(await one.read(join(dir, 'a.pdf'))).toMatchObject({ sha256: SHA256 });
    await one.close();
  });

  it('tells of a file that is not there, and reads the next', async () => {
    writeFileSync(join(dir, 'a.pdf'), PDF);
    const one = createPdfReader();
    await expect(one.read(join(dir, 'none.pdf'))).rejects.toThrow('ENOENT');
    expect(await one.read(join(dir, 'a.pdf'))).toMatchObject({ sha256: SHA256 });
    await one.close();
  });
});
