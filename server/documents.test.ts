import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#store/store.ts';
import { documentRoutes, UnusableDocument } from './documents.ts';

const PATH = '/2026/Nov/18/1/نتائج الربع الثالث (نهائي).pdf';
const PDF = new TextEncoder().encode('%PDF-1.7 figures');

let dir: string;
let reads: string[];
let body: Uint8Array;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'manara-documents-'));
  reads = [];
  body = PDF;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function routes() {
  const store = {
    disclosures: { findByFile: async (path: string) => (path === PATH ? { id: '1' } : undefined) },
    press: { find: async () => undefined },
    circulars: { find: async () => undefined },
  };
  const documents = {
    read: async (path: string) => {
      reads.push(path);
      return { body };
    },
  };
  const app = documentRoutes({ dir, store: store as unknown as Store, documents: documents as never });
  return app.onError((error) => new Response(null, { status: error instanceof UnusableDocument ? 503 : 500 }));
}

/** As it is asked for through the site: below /documents. */
const get = (path: string) => routes().request(path.split('/').map(encodeURIComponent).join('/'));

describe('a document', () => {
  it('with an Arabic name is saved under that name, and under a plain one by readers that know no other', async () => {
    const answer = await get(PATH);
    const disposition = answer.headers.get('content-disposition')!;
    expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1]!)).toBe('نتائج الربع الثالث (نهائي).pdf');
  });

  it('is fetched once, and answered from the copy after that', async () => {
    for (let times = 0; times < 3; times += 1) expect(await (await get(PATH)).text()).toBe('%PDF-1.7 figures');
    expect(reads).toEqual([PATH]);
  });

  it('that nobody told the site of is not even asked for', async () => {
    expect((await get('/2026/Nov/18/2/other.pdf')).status).toBe(404);
    expect(reads).toEqual([]);
  });

  it('that is no PDF is not kept', async () => {
    body = new TextEncoder().encode('<html>Service unavailable</html>');
    expect((await get(PATH)).status).toBe(503);
    expect(readdirSync(dir)).toEqual([]);
  });
});
