import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { upstreamOf } from '../../fixtures/fixture-server.ts';
import { startLocalServer } from '../../fixtures/local-server.ts';
import type { Answer, LocalServer } from '../../fixtures/local-server.ts';
import { documentCall } from './files.ts';
import { encodePath } from './path.ts';

let server: LocalServer;
let answer: Answer;

beforeEach(async () => {
  answer = (_, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.setHeader('last-modified', 'Fri, 20 Nov 2026 06:12:28 GMT');
    response.setHeader('content-length', 14);
    response.end('%PDF-1.7 whole');
  };
  server = await startLocalServer((request, response) => answer(request, response));
});
afterEach(() => server.close());

const documents = (maxBytes = 1000) =>
  upstreamOf(server, { policies: { documents: { maxBytes, attempts: 1, timeoutMs: 500 } } }).documents;

test('a path is asked for with its segments percent-encoded, and never as JSON', async () => {
  await documents().head('/2026/Nov/9/id/Cover letter #1 (50%).pdf');
  expect(server.requests[0]).toMatchObject({
    method: 'HEAD',
    path: '/documents/2026/Nov/9/id/Cover%20letter%20%231%20(50%25).pdf',
  });
  expect(server.requests[0]?.headers.accept).not.toContain('json');
});

test('its facts are type, size and time', async () => {
  const facts = { contentType: 'application/pdf', bytes: 14, modifiedAt: Date.parse('2026-11-20T06:12:28Z') };
  expect(await documents().head('/a.pdf')).toEqual(facts);
  const { body, ...whole } = await documents().read('/a.pdf');
  expect(whole).toEqual(facts);
  expect(new TextDecoder().decode(body)).toBe('%PDF-1.7 whole');
});

test('it may be read as it comes', async () => {
  const { body } = await documents().open('/a.pdf');
  expect(await new Response(body).text()).toBe('%PDF-1.7 whole');
});

test('a content file is asked for with its version', async () => {
  await upstreamOf(server).documents.openAsset('/docs/default-source/a%20b.pdf?sfvrsn=31_2');
  expect(server.requests[0]?.path).toBe('/docs/default-source/a%20b.pdf');
  expect(server.requests[0]?.query.get('sfvrsn')).toBe('31_2');
});

describe('faults', () => {
  test('a file that says it is too large is refused before it is read', async () => {
    await expect(documents(5).open('/a.pdf')).rejects.toMatchObject({ reason: 'too-large', call: 'document' });
  });

  test('one that grows too large on the way breaks off', async () => {
    answer = (_, response) => {
      response.write('x'.repeat(4));
      response.end('x'.repeat(4));
    };
    await expect(documents(5).read('/a.pdf')).rejects.toMatchObject({ reason: 'too-large' });
  });

  test('an empty file and a page in its place are no file', async () => {
    answer = (_, response) => response.end();
    await expect(documents().open('/a.pdf')).rejects.toMatchObject({ reason: 'empty' });
    answer = (_, response) => response.setHeader('content-type', 'text/html').end('<p>busy</p>');
    await expect(documents().open('/a.pdf')).rejects.toMatchObject({ reason: 'html' });
  });

  test('one that breaks off in the middle says so', async () => {
    answer = (_, response) => {
      response.setHeader('content-length', 100);
      response.write('%PDF');
      setTimeout(() => response.destroy(), 10);
    };
    await expect(documents().read('/a.pdf')).rejects.toMatchObject({ reason: 'reset' });
  });

  test('one that stops in the middle runs into the time limit', async () => {
    answer = (_, response) => void response.write('%PDF');
    const { documents: impatient } = upstreamOf(server, { policies: { documents: { timeoutMs: 40, attempts: 1 } } });
    await expect(impatient.read('/a.pdf')).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('one that comes drop by drop is not waited for', async () => {
    answer = (_, response) => {
      const drip = setInterval(() => response.write('%PDF'), 5);
      response.once('close', () => clearInterval(drip));
    };
    const { documents: impatient } = upstreamOf(server, { policies: { documents: { timeoutMs: 200, attempts: 1 } } });
    await expect(impatient.read('/a.pdf')).rejects.toThrow(/sent no more than \d+ bytes of a file in \d+ ms/);
  });

  test('one that is not there is absent', async () => {
    answer = (_, response) => response.writeHead(404).end('{"statusCode":404,"message":"Resource not found"}');
    await expect(documents().open('/a.pdf')).rejects.toMatchObject({ reason: 'status', status: 404 });
  });

  test.each(['a.pdf', '//evil.example/a.pdf', '/../secret', '/a/./b', '/a\\b', '/a\nb', 'https://evil.example/'])(
    '%j is not a path below the host',
    async (path) => {
      expect(() => encodePath(documentCall, path)).toThrow('is not a path');
      await expect(documents().openAsset(path)).rejects.toMatchObject({ reason: 'shape', call: 'asset' });
      expect(server.requests).toEqual([]);
    },
  );
});
