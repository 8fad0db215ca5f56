import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { act, FAULTS } from '#tests/support/faults.ts';
import { startLocalServer, type Answer, type LocalServer } from '#upstream/fixtures/local-server.ts';
import { madePdf } from './fixtures/made-pdf.ts';
import { siteOfDocuments } from './fixtures/site-of-documents.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';

const PATH = '/2026/Nov/18/1/results.pdf';
const PDF = madePdf({ pages: ['figures'] });
const TRUE_ANSWER = { status: 200, contentType: 'application/pdf', body: PDF };
const good: Answer = (_, response) => void response.setHeader('content-type', 'application/pdf').end(PDF);

let dir: string;
let origin: LocalServer;
let give: Answer;
const reader = createPdfReader();

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'manara-faults-'));
  give = good;
  origin = await startLocalServer((request, response) => give(request, response));
});
afterEach(async () => {
  await origin.close();
  rmSync(dir, { recursive: true, force: true });
});
afterAll(() => reader.close());

function site(given: { wallNow?: () => number; reader?: PdfReader } = {}) {
  return siteOfDocuments({ dataDir: dir, origin, known: [PATH], reader, timeoutMs: 400, ...given });
}

/** Faults that alter a true answer apply to lists, and a file has none: the connection breaks instead. */
const answering =
  (fault: Exclude<(typeof FAULTS)[number], 'refuses'>): Answer =>
  (_, response) => {
    try {
      act(fault, response, TRUE_ANSWER);
    } catch {
      response.destroy();
    }
  };

describe('a file whose service', () => {
  it.each(FAULTS.filter((fault) => fault !== 'refuses'))(
    '%s can be had a moment later: it is not kept, not called bad, and there as soon as the service is well',
    async (fault) => {
      const { get, documents } = site();
      give = answering(fault);
      expect((await get(PATH)).status).toBe(503);
      expect(readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.pdf'))).toEqual([]);
      give = good;
      expect((await get(PATH)).status).toBe(200);
      expect(await documents.read(PATH)).toMatchObject({ kind: 'read' });
    },
  );

  it.each(['text/html', 'application/json', 'text/plain; charset=utf-8'])(
    'says something of type %s instead, however long, is asked again by the next reader',
    async (type) => {
      const { get } = site();
      give = (_, response) => void response.setHeader('content-type', type).end(Buffer.alloc(1_500_000, ' '));
      expect((await get(PATH)).status).toBe(503);
      give = good;
      expect((await get(PATH)).status).toBe(200);
    },
  );
});

it('a file that a busy machine does not read in time is not called bad, and is read a minute later', async () => {
  let now = 0;
  let isBusy = true;
  const hurried = createPdfReader({ jobMs: 1 });
  const either = { ...reader, read: (path: string) => (isBusy ? hurried : reader).read(path) };
  const { get, documents, logged } = site({ wallNow: () => now, reader: either });
  expect((await get(PATH)).status).toBe(503);
  expect(logged.join('')).toContain('within 1 ms');
  expect(await documents.read(PATH)).toBeNull();
  isBusy = false;
  expect([(await get(PATH)).status, origin.requests.length]).toEqual([503, 1]);
  now = 60_000;
  expect((await get(PATH)).status).toBe(200);
  await hurried.close();
});
