import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  bytesOf,
  MARKED,
  openTestDocuments,
  PATH,
  PDF,
  SCRIPTED,
  type TestDocuments,
} from './fixtures/test-documents.ts';
import { createPdfReader } from './pdf-reader.ts';

const HOUR_MS = 3_600_000;

const reader = createPdfReader();
let world: TestDocuments;
beforeEach(async () => {
  world = await openTestDocuments(reader);
});
afterEach(() => world.close());
afterAll(() => reader.close());

describe('a document', () => {
  it.each([PATH, MARKED])(
    'with the name of %j is saved under it, and under a plain one by old readers',
    async (path) => {
      const disposition = (await world.site().get(path)).headers.get('content-disposition')!;
      expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
      expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe(path.split('/').at(-1));
      expect(world.kept()).toEqual([expect.stringMatching(/^documents\/[0-9a-f]{64}\.pdf$/)]);
    },
  );

  it('is fetched once, and answered from the copy after that, by later processes too', async () => {
    for (let times = 0; times < 3; times += 1) expect(await bytesOf(await world.site().get(PATH))).toEqual(PDF);
    expect(world.origin.requests).toHaveLength(1);
  });

  it('is fetched once, however many ask for it at the same time', async () => {
    const { get } = world.site();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(PATH)));
    for (const answer of answers) expect(await bytesOf(answer)).toEqual(PDF);
    expect(world.origin.requests).toHaveLength(1);
  });

  it('that could not be fetched is asked for again by the next reader', async () => {
    const { get, documents } = world.site();
    world.give = (_, response) => void response.writeHead(500).end();
    const failed = await Promise.all([get(PATH), get(PATH)]);
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    expect(await documents.read(PATH)).toBeNull();
    world.give = (_, response) => void response.end(PDF);
    expect((await get(PATH)).status).toBe(200);
    expect(world.origin.requests).toHaveLength(3);
  });

  it('that its host does not have is none, and its host is asked again after a while only', async () => {
    let now = Date.now();
    const { get, documents } = world.site({ wallNow: () => now });
    world.give = (_, response) => void response.writeHead(404).end();
    for (let times = 0; times < 3; times += 1) expect((await get(PATH)).status).toBe(404);
    expect(await documents.read(PATH)).toBeNull();
    expect((await get(`/pages/1${PATH}`, '?width=640')).status).toBe(404);
    expect(world.origin.requests).toHaveLength(1);
    world.give = (_, response) => void response.end(PDF);
    now += 600_001;
    expect((await get(PATH)).status).toBe(200);
  });

  it('that nobody asked for longest makes room for others, and is fetched again when somebody asks', async () => {
    let now = Date.now() - 100 * HOUR_MS;
    const paths = ['/1/a.pdf', '/1/b.pdf', '/1/c.pdf', '/1/d.pdf'];
    const { get } = world.site({ known: paths, wallNow: () => now, copiesBytes: 3.5 * PDF.length });
    const ask = async (path: string) => {
      now += 2 * HOUR_MS;
      const before = world.origin.requests.length;
      expect(await bytesOf(await get(path))).toEqual(PDF);
      return world.origin.requests.length > before;
    };
    const [a, b, c, d] = paths as [string, string, string, string];
    expect([await ask(a), await ask(b), await ask(c), await ask(a), await ask(d)]).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(world.kept()).toHaveLength(3);
    expect([await ask(a), await ask(c), await ask(b)]).toEqual([false, false, true]);
  });

  it('that nobody told the site of is not even asked for', async () => {
    const { get, documents } = world.site();
    const paths = ['/2026/Nov/18/2/other.pdf', '/2026/Nov/18/../1/a.pdf', '/pages/1/2026/a.pdf', '/..\\a.pdf'];
    for (const path of paths) expect((await get(path, '?width=640')).status).toBe(404);
    expect(await documents.read('/../../etc/passwd')).toBeNull();
    expect(world.origin.requests).toEqual([]);
  });

  it.each(['/2026/../../secret.pdf', '/2026/a\\b.pdf', '/2026/a\nb.pdf', '//evil.example/a.pdf'])(
    'at %j, which the feed itself names, is not asked for either',
    async (path) => {
      const { documents } = world.site({ known: [path] });
      await expect(documents.keep((await documents.find(path))!)).rejects.toThrow('is not a path');
      expect(await documents.read(path)).toBeNull();
      expect([world.origin.requests, world.kept()]).toEqual([[], []]);
    },
  );

  it('that is shorter than its origin said is not kept', async () => {
    world.give = (_, response) => {
      response.writeHead(200, { 'content-length': 2 * PDF.length });
      response.write(PDF, () => response.destroy());
    };
    const answer = await world.site().get(PATH);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('broke off')]);
    expect(world.kept()).toEqual([]);
  });

  it('whose end stands a little before its last byte is whole', async () => {
    world.give = (_, response) => void response.end(Buffer.concat([PDF, Buffer.alloc(900, ' ')]));
    expect((await world.site().get(PATH)).status).toBe(200);
  });

  it('that was kept before it was read is read when it is asked for, and goes when it is refused', async () => {
    const name = `${createHash('sha256').update(PATH).digest('hex')}.pdf`;
    mkdirSync(join(world.dir, 'documents'));
    writeFileSync(join(world.dir, 'documents', name), SCRIPTED);
    expect((await world.site().get(PATH)).status).toBe(403);
    expect(world.kept()).toEqual([]);
  });
});

describe('the facts of a document', () => {
  it('are those of the bytes that are sent', async () => {
    const { get, documents } = world.site();
    const facts = await documents.read(PATH);
    const sent = await bytesOf(await get(PATH));
    const sha256 = createHash('sha256').update(sent).digest('hex');
    expect(facts).toMatchObject({ kind: 'read', sha256, bytes: sent.length, pageCount: 2 });
    expect(facts?.kind === 'read' && facts.pages.map(({ text }) => text)).toEqual(['figures', 'further figures']);
    expect(world.origin.requests).toHaveLength(1);
  });

  it('are not waited for longer than a page may wait, and known to the next', async () => {
    world.give = (_, response) => void setTimeout(() => response.end(PDF), 150);
    const { documents } = world.site();
    expect(await documents.read(PATH, 20)).toBeNull();
    await expect.poll(() => documents.read(PATH, 0)).toMatchObject({ kind: 'read' });
    expect(world.origin.requests).toHaveLength(1);
  });
});
