import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#upstream/fixtures/local-server.ts';
import { openTestDocuments, PATH, PDF, SCRIPTED, SHA256, type TestDocuments } from './fixtures/test-documents.ts';
import { createPdfReader } from './pdf-reader.ts';

const reader = createPdfReader();
let world: TestDocuments;
beforeEach(async () => {
  world = await openTestDocuments(reader);
});
afterEach(() => world.close());
afterAll(() => reader.close());

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
    world.give = answer;
    const { get, documents, logged } = world.site({ maxBytes: 200_000 });
    const refused = await get(PATH);
    const isMomentary = ['not-pdf', 'no-end'].includes(reason);
    const status = isMomentary ? 503 : 403;
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(sentence)]);
    expect(world.kept()).toEqual([]);
    expect(logged.join('')).toContain(`"reason":"${reason}"`);
    expect(await documents.read(PATH)).toEqual({ kind: 'refused', reason });
    expect((await get(`/pages/1${PATH}`, '?width=640')).status).toBe(status);
    expect(world.origin.requests).toHaveLength(isMomentary ? 3 : 1);
  });

  it('for a minute, then it is asked for again; at once where a gateway stood in for it', async () => {
    let now = 0;
    const { get } = world.site({ wallNow: () => now });
    const statusOf = async (body: string | Buffer) => {
      world.give = ofType('application/pdf', body);
      return (await get(PATH)).status;
    };
    expect([await statusOf('busy'), await statusOf(SCRIPTED), await statusOf(PDF)]).toEqual([503, 403, 403]);
    now = 60_000;
    expect(await statusOf(PDF)).toBe(200);
  });

  it('without taking back what was known of it when it was good', async () => {
    await world.site().get(PATH);
    rmSync(join(world.dir, 'documents'), { recursive: true });
    world.give = ofType('application/pdf', 'busy');
    const { get, documents } = world.site();
    expect((await get(PATH)).status).toBe(503);
    expect(await documents.read(PATH)).toMatchObject({ kind: 'read', sha256: SHA256 });
  });
});
