import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { CachedResponse } from './cached-response.ts';
import { asResponse } from './send.ts';
import { exchange } from '#exchange.config.ts';

it('all who wait for a page are sent the cached body itself, not a copy each', async () => {
  const body = Buffer.alloc(1024 * 1024, 'a');
  const cached = new CachedResponse({ status: 200, policy: 'page', headers: { 'Content-Type': 'text/html' }, body });
  const answer = (request: Request) => Promise.resolve(asResponse(request, { cached, encoding: 'identity' }));
  const app = createApp({
    log: createLog('fatal'),
    exchange,
    origin: 'http://a',
    kycUrl: undefined,
    pages: { answer, absent: answer },
    guard: (_c, next) => next(),
    files: {},
    notReadyReasons: async () => [],
  });
  const handle = getRequestListener(app.fetch);
  const sent: unknown[] = [];
  const server = createServer((request, response) => {
    const end = response.end.bind(response);
    response.end = ((chunk: unknown) => (sent.push(chunk), end(chunk))) as typeof response.end;
    void handle(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ port, path: '/en' }), 'response')) as [IncomingMessage];
  let length = 0;
  for await (const part of response) length += (part as Buffer).length;
  server.close();
  expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(length).toBe(body.length);
  expect(sent.map((chunk) => chunk === body)).toEqual([true]);
});

it('answers a form whatever its sender has already', () => {
  const cached = new CachedResponse({ status: 200, policy: 'none', headers: {}, body: Buffer.from('Taken.') });
  const statusOf = (method: string) =>
    asResponse(new Request('http://a/', { method, headers: { 'If-None-Match': '*' } }), {
      cached,
      encoding: 'identity',
    }).status;
  expect(['GET', 'HEAD', 'POST'].map(statusOf)).toEqual([304, 304, 200]);
});
