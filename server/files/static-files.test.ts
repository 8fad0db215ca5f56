import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaticFiles } from './static-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(40);

let server: Server;
let dir = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'manara-files-'));
  const [client, earlier] = [join(dir, 'client'), join(dir, 'earlier')];
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, '.vite'));
  mkdirSync(join(earlier, '2026-11-20', 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'a-1.js'), SCRIPT);
  writeFileSync(join(client, 'assets', 'a-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(client, 'assets', 'a-1.js.map'), '{}');
  writeFileSync(join(client, 'favicon.svg'), '<svg/>');
  writeFileSync(join(client, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(client, '.hidden'), 'secret');
  writeFileSync(join(dir, 'outside.txt'), 'secret');
  writeFileSync(join(earlier, '2026-11-20', 'assets', 'a-0.js'), 'earlier');
  writeFileSync(join(earlier, '2026-11-20', 'assets', 'a-1.js'), 'never this one');
  const answer = openStaticFiles({
    dir: client,
    earlierDir: earlier,
    headersOf: () => ({ 'X-Content-Type-Options': 'nosniff' }),
  });
  server = createServer((incoming, response) => {
    if (!answer(incoming, response)) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

describe('a file of the site', () => {
  it('is sent with its type, for good where its name says its content', async () => {
    const { status, headers, body } = await ask('/assets/a-1.js?x=1');
    expect([status, body.toString()]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect((await ask('/favicon.svg')).headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg\+xml/),
      'cache-control': 'public, max-age=3600',
    });
  });

  it('is sent as the build compressed it, to those who can read that', async () => {
    const { headers, body } = await ask('/assets/a-1.js', { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(headers['content-encoding']).toBeUndefined();
    const zipped = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.body.equals(gzipSync(SCRIPT))).toBe(true);
    expect(body.toString()).toBe(SCRIPT);
  });

  it('is not sent again to those who hold it', async () => {
    const { headers } = await ask('/favicon.svg');
    const again = await ask('/favicon.svg', { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it('says its length without itself when only its head is asked for', async () => {
    const { status, headers, body } = await ask('/assets/a-1.js', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0]);
  });

  it('is found by pages that were opened before the present build, unless the present one has it too', async () => {
    expect((await ask('/assets/a-0.js')).body.toString()).toBe('earlier');
    expect((await ask('/assets/a-1.js')).body.toString()).toBe(SCRIPT);
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-5', 'bytes 0-5', SCRIPT.slice(0, 6)],
    ['bytes=10-', `bytes 10-${SCRIPT.length - 1}`, SCRIPT.slice(10)],
    ['bytes=-5', `bytes ${SCRIPT.length - 5}-${SCRIPT.length - 1}`, SCRIPT.slice(-5)],
    ['bytes=0-99999', `bytes 0-${SCRIPT.length - 1}`, SCRIPT],
  ])('%s is sent alone, as plain as it is', async (range, said, part) => {
    const { status, headers, body } = await ask('/assets/a-1.js', { range, 'accept-encoding': 'gzip' });
    expect([status, body.toString()]).toEqual([206, part]);
    expect(headers).toMatchObject({
      'content-range': `${said}/${SCRIPT.length}`,
      'content-length': String(part.length),
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['bytes=99999-', 'bytes=-0'])('%s is none, and the size is said', async (range) => {
    const { status, headers, body } = await ask('/assets/a-1.js', { range });
    expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${SCRIPT.length}`, 0]);
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
    '%s is nothing to follow: the whole is sent',
    async (range) => {
      const { status, body } = await ask('/assets/a-1.js', { range });
      expect([status, body.toString()]).toEqual([200, SCRIPT]);
    },
  );

  it('is not sent to a reader who may hold another version of the rest', async () => {
    expect((await ask('/assets/a-1.js', { range: 'bytes=0-5', 'if-range': '"x"' })).status).toBe(200);
  });
});

describe('nothing else', () => {
  it.each([
    '/.hidden',
    '/.vite/manifest.json',
    '/assets/a-1.js.map',
    '/assets/a-1.js.gz',
    '/assets/',
    '/assets',
    '/',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/none.js',
  ])('is answered: %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
