import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#store/store.ts';
import { UpstreamError } from '#upstream/error.ts';
import { upstreamOf } from '#upstream/fixtures/fixture-server.ts';
import { startLocalServer, type Answer, type LocalServer } from '#upstream/fixtures/local-server.ts';
import { documentRoutes, UnusableDocument } from './documents.ts';

const PATH = '/2026/Nov/18/1/نتائج الربع الثالث (نهائي).pdf';
const PDF = '%PDF-1.7 figures %%EOF\n';

let dir: string;
let origin: LocalServer;
let give: Answer;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'manara-documents-'));
  give = (_, response) => void response.end(PDF);
  origin = await startLocalServer((request, response) => give(request, response));
});
afterEach(async () => {
  await origin.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The routes of one process. */
function routes() {
  const store = {
    disclosures: { findByFile: async (path: string) => (path === PATH ? { id: '1' } : undefined) },
    press: { find: async () => undefined },
    circulars: { find: async () => undefined },
  };
  const { documents } = upstreamOf(origin, { policies: { documents: { attempts: 1 } } });
  const app = documentRoutes({ dir, store: store as unknown as Store, documents });
  const isOfOrigin = (error: Error) => error instanceof UnusableDocument || error instanceof UpstreamError;
  return app.onError((error) => new Response(error.message, { status: isOfOrigin(error) ? 503 : 500 }));
}

/** As it is asked for through the site: below /documents. */
const get = (path: string, of = routes()) => of.request(path.split('/').map(encodeURIComponent).join('/'));

async function expectRefused(sentence: string): Promise<void> {
  const answer = await get(PATH);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining(sentence)]);
  expect(readdirSync(dir)).toEqual([]);
}

describe('a document', () => {
  it('with an Arabic name is saved under that name, and under a plain one by readers that know no other', async () => {
    const answer = await get(PATH);
    const disposition = answer.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('نتائج الربع الثالث (نهائي).pdf');
  });

  it('is fetched once, and answered from the copy after that', async () => {
    for (let times = 0; times < 3; times += 1) expect(await (await get(PATH)).text()).toBe(PDF);
    expect(origin.requests).toHaveLength(1);
  });

  it('is fetched once, however many ask for it at the same time', async () => {
    const site = routes();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(PATH, site)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([PDF]));
    expect(origin.requests).toHaveLength(1);
  });

  it('that could not be fetched is asked for again by the next reader', async () => {
    const site = routes();
    give = (_, response) => void response.writeHead(500).end();
    const failed = await Promise.all([get(PATH, site), get(PATH, site)]);
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    give = (_, response) => void response.end(PDF);
    expect((await get(PATH, site)).status).toBe(200);
    expect(origin.requests).toHaveLength(2);
  });

  it('that nobody told the site of is not even asked for', async () => {
    expect((await get('/2026/Nov/18/2/other.pdf')).status).toBe(404);
    expect(origin.requests).toEqual([]);
  });

  it('that is no PDF is not kept', async () => {
    give = (_, response) => void response.end('{"message":"Service unavailable"}');
    await expectRefused('is not a PDF');
  });

  it('that lacks its end is not kept', async () => {
    give = (_, response) => void response.end(`${PDF}${'more figures '.repeat(100)}`);
    await expectRefused('has no end');
  });

  it('that is shorter than its origin said is not kept', async () => {
    give = (_, response) => {
      response.writeHead(200, { 'content-length': 2 * PDF.length });
      response.write(PDF, () => response.destroy());
    };
    await expectRefused('broke off');
  });

  it('whose end stands a little before its last byte is whole', async () => {
    give = (_, response) => void response.end(`${PDF}${' '.repeat(900)}`);
    expect((await get(PATH)).status).toBe(200);
  });
});
